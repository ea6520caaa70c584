import { limits } from '@/config/limits';
import { articlesQuery } from '@/data/operations/article';
import { read } from '@/data/server/read';
import { listQueryFromUrl } from '@/domain/pages';
import { BlogPage, blogModel } from '@/features/blog/blog-page';
import { blogAddress } from '@/features/blog/blog-query';
import { queryPage } from '@/features/shared/query-page';
import { queryProps } from '@/shell/page-props';

export default queryPage(BlogPage);

export const getServerSideProps = queryProps('/with-query/blog', ['blog'], async ({ locale, query: given }) => {
  const query = listQueryFromUrl(given);
  const answer = await read(locale, articlesQuery({ ...query, limit: limits.pageSize }), { onFailure: 'null' });
  const served = { query: blogAddress(query), list: answer && blogModel(answer) };
  return { props: { served }, isComplete: answer !== null };
});
