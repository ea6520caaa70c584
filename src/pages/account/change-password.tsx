import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { ChangePasswordPage } from '@/features/account/password/change-password-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <ChangePasswordPage />;
Page.layout = 'member';
Page.middleware = ['auth'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, ['change-password', 'form', 'validation']),
    async () => ({}),
  );
