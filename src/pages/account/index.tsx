import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { ProfilePage } from '@/features/account/profile/profile-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <ProfilePage />;
Page.layout = 'member';
Page.middleware = ['auth'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, ['profile']),
    async () => ({}),
  );
