import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { NewPasswordPage } from '@/features/auth/new-password-page';
import { centredLayout } from '@/shell/layouts/centred-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <NewPasswordPage />;
Page.layout = centredLayout;

export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/auth/new-password', ['auth', 'form', 'validation', 'obs']),
    async () => ({}),
  );
