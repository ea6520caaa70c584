import { routes } from '@/config/routes';
import type { BookingStatus, BookingTab } from '@/domain/booking-history';
import { queryString } from '@/lib/query-string';

/** Returns the URL of a page of a tab, filtered by one state. The first tab and the first page need no query. */
export const bookingsHref = (tab: BookingTab, status: BookingStatus | null = null, page = 1): string => {
  const query = { tab: tab === 'upcoming' ? null : tab, status, page: page > 1 ? page : null };
  return `${routes.accountBooking()}${queryString(query)}`;
};
