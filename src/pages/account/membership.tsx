import { accountMeta } from '@/features/account/components/account-header';
import { MembershipPage } from '@/features/account/membership/membership-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(MembershipPage, accountMeta('common:menu.membership', 'membership:description'));

export const getStaticProps = staticProps('/account/membership', ['membership']);
