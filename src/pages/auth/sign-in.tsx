import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { SignInPage } from '@/features/auth/sign-in-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <SignInPage />;
Page.layout = 'centred';
Page.middleware = ['guest'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, ['auth', 'form', 'validation', 'obs']),
    async () => ({}),
  );
