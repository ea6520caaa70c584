import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { ChangePasswordPage, ChangePasswordPageMeta } from '@/features/account/password/change-password-page';
import { memberLayout } from '@/shell/layouts/member-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';
import { guardedBy } from '@/shell/page-middleware/guarded-by';

const Page: KelanaPage = () => <ChangePasswordPage />;
Page.Meta = ChangePasswordPageMeta;
Page.layout = memberLayout;
Page.middleware = guardedBy('auth');
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/account/change-password', ['change-password', 'form', 'validation']),
    async () => ({}),
  );
