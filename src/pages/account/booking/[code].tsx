import { accountMeta } from '@/features/account/components/account-header';
import { TripPage } from '@/features/account/trip/trip-page';
import { memberPage } from '@/shell/layouts/member-layout';
import { memberProps } from '@/shell/page-props';

export default memberPage(TripPage, accountMeta('trip:title', 'trip:description'));

export const getServerSideProps = memberProps('/account/booking/[code]', [
  'account',
  'form',
  'payment',
  'tour-detail',
  'trip',
  'validation',
]);
