import { MembershipPage, MembershipPageMeta } from '@/features/account/membership/membership-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(MembershipPage, MembershipPageMeta);

export const getStaticProps = staticProps('/account/membership', ['membership']);
