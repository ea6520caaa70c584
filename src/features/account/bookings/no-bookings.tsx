import { routes } from '@/config/routes';
import type { BookingTab } from '@/domain/booking-history';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';

/** Shows the message for a member without bookings. */
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

/** Shows the message for an empty tab while the other tab has bookings. */
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
