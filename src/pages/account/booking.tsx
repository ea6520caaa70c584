import { BookingsPage } from '@/features/account/bookings/bookings-page';
import { accountMeta } from '@/features/account/components/account-header';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(BookingsPage, accountMeta('common:menu.accountBooking', 'account:booking.description'));

export const getStaticProps = staticProps('/account/booking', ['account', 'trip']);
