import { routes } from '@/config/routes';
import type { BookingStatus, BookingTab } from '@/domain/booking-history';
import { queryString } from '@/lib/query-string';

/** The address of a tab, narrowed to one state; the first tab needs no query. */
export const bookingsHref = (tab: BookingTab, status: BookingStatus | null = null): string =>
  `${routes.accountBooking()}${queryString({ tab: tab === 'upcoming' ? null : tab, status })}`;
