import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { SignUpPage } from '@/features/auth/sign-up-page';
import { centredLayout } from '@/shell/layouts/centred-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';
import { guardedBy } from '@/shell/page-middleware/guarded-by';

const Page: KelanaPage = () => <SignUpPage />;
Page.layout = centredLayout;
Page.middleware = guardedBy('guest');
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/auth/sign-up', ['auth', 'form', 'validation', 'obs']),
    async () => ({}),
  );
