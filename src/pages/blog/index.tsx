import { read } from '@/api/read';
import { limits } from '@/config/limits';
import { blogModel } from '@/features/blog/blog-page';
import { articlesQuery } from '@/hooks/article';
import { staticProps } from '@/shell/page-props';

export { BlogPage as default } from '@/features/blog/blog-page';

export const getStaticProps = staticProps('/blog', ['blog'], async ({ locale }) => {
  const articles = await read(locale, articlesQuery({ page: limits.firstPage, limit: limits.pageSize }));
  return { served: { query: '', list: blogModel(articles) } };
});
