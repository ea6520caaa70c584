import { BookingsPage, BookingsPageMeta } from '@/features/account/bookings/bookings-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { staticProps } from '@/shell/page-props';

export default memberPage(BookingsPage, BookingsPageMeta);

export const getStaticProps = staticProps('/account/booking', ['account']);
