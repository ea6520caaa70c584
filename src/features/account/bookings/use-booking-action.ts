import type { BookingHistory } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { type BookingTab, bookingAction } from '@/domain/booking-history';
import { formatDate } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import type { ButtonLinkProps } from '@/ui/static/buttons/button-link';

type Action = Pick<ButtonLinkProps, 'href' | 'look' | 'icon'> & { label: string };

/**
 * Returns the next step of a booking as the properties of a button link: a WhatsApp message that names package and
 * date, or a link to a tour. An open balance gets the primary look, other messages the secondary one, and a link to a
 * tour the outlined one.
 */
export function useBookingAction(tab: BookingTab, booking: BookingHistory, tourId: number | undefined): Action {
  const { t, locale } = useMessages('account');
  const action = bookingAction(tab, booking.status);
  if (action === 'again') {
    return tourId === undefined
      ? { href: routes.tours(), look: 'line', label: t('action.again') }
      : { href: routes.tour(tourId), look: 'line', label: t('action.tour') };
  }
  const code = booking.reservation_code;
  const text = t(`whatsapp.${action}`, {
    package: booking.package,
    date: formatDate(booking.date, locale),
    code: code ? t('whatsapp.withCode', { code }) : '',
  });
  const look = action === 'balance' ? 'primary' : 'second';
  return { href: whatsappLink(text), look, icon: 'whatsapp', label: t(`action.${action}`) };
}
