import type { GetServerSideProps } from 'next';
import { prefetchRequested } from '@/api/prefetch';
import { queryPage } from '@/api/query-page';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { BlogPage, type BlogPageProps, blogModel } from '@/features/blog/blog-page';
import { blogAddress, blogQueryFromUrl } from '@/features/blog/blog-query';
import { useShallowEntry } from '@/features/shared/use-shallow-entry';
import { articlesQuery } from '@/hooks/article/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<BlogPageProps> = (props) => {
  useShallowEntry(routes.blog());
  return <BlogPage {...props} />;
};
export default Page;

export const getServerSideProps: GetServerSideProps = (context) => {
  const { locale } = context;
  const content = async () => {
    const query = blogQueryFromUrl(context.query);
    const answer = await prefetchRequested(locale, articlesQuery({ ...query, limit: limits.pageSize }));
    const served = { query: blogAddress(query), list: answer && blogModel(answer) };
    return { props: { served }, isComplete: answer !== null };
  };
  return queryPage(context, () => pageFrame(locale, '/with-query/blog', ['blog']), content);
};
