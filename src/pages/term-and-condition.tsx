import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { TermsPage } from '@/features/info/terms-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <TermsPage />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/term-and-condition', ['info', 'terms']),
    async () => ({}),
  );
