import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { MembershipPage, MembershipPageMeta } from '@/features/account/membership/membership-page';
import { memberLayout } from '@/shell/layouts/member-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';
import { guardedBy } from '@/shell/page-middleware/guarded-by';

const Page: KelanaPage = () => <MembershipPage />;
Page.Meta = MembershipPageMeta;
Page.layout = memberLayout;
Page.middleware = guardedBy('auth');
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/account/membership', ['membership']),
    async () => ({}),
  );
