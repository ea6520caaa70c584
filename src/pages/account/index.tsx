import { accountMeta } from '@/features/account/components/account-header';
import { ProfilePage } from '@/features/account/profile/profile-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(ProfilePage, accountMeta('common:menu.profile', 'profile:description'));

export const getStaticProps = staticProps('/account', ['profile']);
