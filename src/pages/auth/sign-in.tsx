import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { SignInPage } from '@/features/auth/sign-in-page';
import { centredLayout } from '@/shell/layouts/centred-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';
import { guardedBy } from '@/shell/page-middleware/guarded-by';

const Page: KelanaPage = () => <SignInPage />;
Page.layout = centredLayout;
Page.middleware = guardedBy('guest');
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/auth/sign-in', ['auth', 'form', 'validation', 'obs']),
    async () => ({}),
  );
