import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { EditProfilePage } from '@/features/account/edit/edit-profile-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <EditProfilePage />;
Page.layout = 'member';
Page.middleware = ['auth'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, ['edit-profile', 'form', 'validation']),
    async () => ({}),
  );
