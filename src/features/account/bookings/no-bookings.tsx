import { routes } from '@/config/routes';
import type { BookingTab } from '@/domain/booking-history';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';

/** Nothing was ever booked. */
export function NoBookings() {
  const { t } = useMessages('account');
  return (
    <EmptyBlock
      title={t('booking.emptyTitle')}
      text={t('booking.emptyText')}
      action={<ButtonLink href={routes.tours()}>{t('booking.search')}</ButtonLink>}
    />
  );
}

const messageKeys = {
  upcoming: { title: 'booking.noneUpcomingTitle', text: 'booking.noneUpcomingText' },
  past: { title: 'booking.nonePastTitle', text: 'booking.nonePastText' },
} as const;

/** The other tab has bookings, this one has none. */
export function NoneInTab({ tab }: { tab: BookingTab }) {
  const { t } = useMessages('account');
  return (
    <EmptyBlock
      title={t(messageKeys[tab].title)}
      text={t(messageKeys[tab].text)}
      action={tab === 'upcoming' && <ButtonLink href={routes.tours()}>{t('booking.search')}</ButtonLink>}
    />
  );
}
