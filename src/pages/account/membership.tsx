import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { MembershipPage } from '@/features/account/membership/membership-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <MembershipPage />;
Page.layout = 'member';
Page.middleware = ['auth'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, ['membership']),
    async () => ({}),
  );
