import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { staticIdPage } from '@/api/static-page';
import { ApplyPage, type ApplyPageProps } from '@/features/career/apply-page';
import { applyModel } from '@/features/career/vacancy';
import { applyPaths } from '@/hooks/career/career-paths';
import { careersQuery } from '@/hooks/career/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<ApplyPageProps> = ({ apply }) => <ApplyPage key={apply.chosen?.id} apply={apply} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticPaths = applyPaths;

export const getStaticProps: GetStaticProps = ({ locale, params }) => {
  const content = async (id: number) => {
    const { careers } = await prefetch(locale, { careers: careersQuery() });
    const apply = applyModel(careers.data, id);
    return apply && { apply };
  };
  return staticIdPage(params, () => pageFrame(locale, '/career/apply/[id]', ['career', 'form', 'validation']), content);
};
