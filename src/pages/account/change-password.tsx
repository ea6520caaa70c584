import { accountMeta } from '@/features/account/components/account-header';
import { ChangePasswordPage } from '@/features/account/password/change-password-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(ChangePasswordPage, accountMeta('common:menu.changePassword', 'change-password:description'));

export const getStaticProps = staticProps('/account/change-password', ['change-password', 'form', 'validation']);
