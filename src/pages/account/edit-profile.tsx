import { EditProfilePage, EditProfilePageMeta } from '@/features/account/edit/edit-profile-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(EditProfilePage, EditProfilePageMeta);

export const getStaticProps = staticProps('/account/edit-profile', ['edit-profile', 'form', 'validation']);
