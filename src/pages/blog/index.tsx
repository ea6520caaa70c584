import { limits } from '@/config/limits';
import { articlesQuery } from '@/data/operations/article';
import { read } from '@/data/server/read';
import { blogModel } from '@/features/blog/blog-page';
import { staticProps } from '@/shell/page-props';

export { BlogPage as default } from '@/features/blog/blog-page';

export const getStaticProps = staticProps('/blog', ['blog'], async ({ locale }) => {
  const articles = await read(locale, articlesQuery({ page: limits.firstPage, limit: limits.pageSize }));
  return { served: { query: '', list: blogModel(articles) } };
});
