import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { ApplyPage, type ApplyPageProps } from '@/features/career/apply-page';
import { applyModel } from '@/features/career/vacancy';
import { careersQuery } from '@/hooks/career/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<ApplyPageProps> = ({ apply }) => <ApplyPage key="open" apply={apply} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const { careers } = await prefetch(locale, { careers: careersQuery() });
    const apply = applyModel(careers.data, null);
    return apply && { apply };
  };
  return staticPage(() => pageFrame(locale, '/career/apply', ['career', 'form', 'validation']), content);
};
