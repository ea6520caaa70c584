import { read } from '@/api/read';
import { limits } from '@/config/limits';
import { BlogPage, blogModel } from '@/features/blog/blog-page';
import { articlesQuery } from '@/hooks/article';
import { page } from '@/shell/page-component';
import { staticProps } from '@/shell/page-props';

export default page(BlogPage);

export const getStaticProps = staticProps('/blog', ['blog'], async ({ locale }) => {
  const articles = await read(locale, articlesQuery({ page: limits.firstPage, limit: limits.pageSize }));
  return { served: { query: '', list: blogModel(articles) } };
});
