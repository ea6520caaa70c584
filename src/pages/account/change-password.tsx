import { ChangePasswordPage, ChangePasswordPageMeta } from '@/features/account/password/change-password-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(ChangePasswordPage, ChangePasswordPageMeta);

export const getStaticProps = staticProps('/account/change-password', ['change-password', 'form', 'validation']);
