import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { limits } from '@/config/limits';
import { BlogPage, type BlogPageProps, blogModel } from '@/features/blog/blog-page';
import { articlesQuery } from '@/hooks/article/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<BlogPageProps> = (props) => <BlogPage {...props} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const first = { page: limits.firstPage, limit: limits.pageSize };
    const { articles } = await prefetch(locale, { articles: articlesQuery(first) });
    return { served: { query: '', list: blogModel(articles) } };
  };
  return staticPage(() => pageFrame(locale, '/blog', ['blog']), content);
};
