import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { ForgotPage } from '@/features/auth/forgot-page';
import { centredLayout } from '@/shell/layouts/centred-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <ForgotPage />;
// Members see this page too, because an expired link leads here and its recipient may be signed in.
Page.layout = centredLayout;

export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/auth/forgot', ['auth', 'form', 'validation', 'obs']),
    async () => ({}),
  );
