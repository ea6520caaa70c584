import { accountMeta } from '@/features/account/components/account-header';
import { EditProfilePage } from '@/features/account/edit/edit-profile-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(EditProfilePage, accountMeta('common:menu.editProfile', 'edit-profile:description'));

export const getStaticProps = staticProps('/account/edit-profile', ['edit-profile', 'form', 'validation']);
