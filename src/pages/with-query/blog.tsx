import { read } from '@/api/read';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { BlogPage, type BlogPageProps, blogModel } from '@/features/blog/blog-page';
import { blogAddress, blogQueryFromUrl } from '@/features/blog/blog-query';
import { useShallowEntry } from '@/features/shared/use-shallow-entry';
import { articlesQuery } from '@/hooks/article';
import { queryProps } from '@/shell/page-props';

export default function Page(props: BlogPageProps) {
  useShallowEntry(routes.blog());
  return <BlogPage {...props} />;
}

export const getServerSideProps = queryProps('/with-query/blog', ['blog'], async ({ locale, query: given }) => {
  const query = blogQueryFromUrl(given);
  const answer = await read(locale, articlesQuery({ ...query, limit: limits.pageSize }), { onFailure: 'null' });
  const served = { query: blogAddress(query), list: answer && blogModel(answer) };
  return { props: { served }, isComplete: answer !== null };
});
