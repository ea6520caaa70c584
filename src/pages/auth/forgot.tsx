import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { ForgotPage } from '@/features/auth/forgot-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <ForgotPage />;
Page.layout = 'centred';
Page.middleware = ['guest'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, ['auth', 'form', 'validation', 'obs']),
    async () => ({}),
  );
