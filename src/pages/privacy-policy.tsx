import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { PrivacyPage } from '@/features/info/privacy-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <PrivacyPage />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/privacy-policy', ['info', 'privacy']),
    async () => ({}),
  );
