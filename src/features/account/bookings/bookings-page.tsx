import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { AccountHeader } from '../components/account-header';
import { Bookings } from './bookings';

/** Shows My Tour Booking: the member's bookings, their status and the next step. */
export function BookingsPage() {
  const { t } = useMessages('account');
  return (
    <>
      <AccountHeader
        title={t('common:menu.accountBooking')}
        action={<GoLink href={routes.tours()}>{t('booking.search')}</GoLink>}
      />
      <Bookings />
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function BookingsPageMeta() {
  const { t } = useMessages('account');
  return <PageMeta title={t('common:menu.accountBooking')} description={t('booking.description')} isHidden />;
}
