import { ProfilePage, ProfilePageMeta } from '@/features/account/profile/profile-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(ProfilePage, ProfilePageMeta);

export const getStaticProps = staticProps('/account', ['profile']);
