import { routes } from '@/config/routes';
import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { AccountHead } from '../components/account-head';
import { Bookings } from './bookings';

/** My Tour Booking: the member's bookings, their status and the next step. */
export function BookingsPage() {
  const { t } = useMessages('account');
  return (
    <>
      <AccountHead
        title={t('common:menu.accountBooking')}
        action={<GoLink href={routes.tours()}>{t('booking.search')}</GoLink>}
      />
      <Bookings />
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function BookingsPageHead() {
  const { t } = useMessages('account');
  return <PageHead title={t('common:menu.accountBooking')} description={t('booking.description')} isHidden />;
}
