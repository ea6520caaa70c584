import type { BookingHistory } from '@sdk';
import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { tourQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { type BookingStatus, type BookingTab, bookingFilter, statusesOf } from '@/domain/booking-history';
import { pageOf } from '@/domain/pages';
import { ListPager } from '@/features/shared/list-pager';
import { useMessages } from '@/i18n/use-messages';
import { queryString } from '@/lib/query-string';
import { wholeNumber } from '@/lib/whole-number';
import { ButtonLink } from '@/ui/static/buttons/button';
import { ChipLink, ChipRow } from '@/ui/static/buttons/chip';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { BookingRow, type BookingRowProps } from './booking-row';
import styles from './bookings.module.css';

/** The filter appears from this many bookings. */
const FILTERED_FROM = 6;

/** Shows the bookings of a tab, nine on a page, with filter chips when there are many. */
export function BookingList({ tab, bookings }: { tab: BookingTab; bookings: BookingHistory[] }) {
  const { t } = useMessages('account');
  const { query } = useRouter();
  const { status } = bookingFilter(query);
  const wanted = status ? bookings.filter((booking) => booking.status === status) : bookings;
  const { rows, pagination } = pageOf(wanted, wholeNumber(query.page) ?? 1);
  const { first_item: first, last_item: last, total } = pagination;

  if (bookings.length === 0) return <NoBookings tab={tab} />;
  return (
    <>
      <StatusFilter tab={tab} bookings={bookings} status={status} />
      {total > 0 ? (
        <ul className={styles.list}>
          {rows.map((booking, index) => (
            // Without a code, bookings of the same tour and day differ only in their position.
            <li key={booking.reservation_code ?? `${booking.package} ${booking.date} ${index}`}>
              <BookingRowWithTour tab={tab} booking={booking} isFirst={booking === wanted[0]} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyBlock
          title={t('booking.noneStatusTitle')}
          text={t('booking.noneStatusText', { status: t(`status.${status}`) })}
          action={<ButtonLink href={bookingsHref(tab)}>{t('booking.showAll')}</ButtonLink>}
        />
      )}
      <div data-focus="#bookings [aria-current]">
        <ListPager
          pagination={pagination}
          href={(page) => bookingsHref(tab, status, page)}
          note={t('booking.range', { first, last, total })}
        />
      </div>
    </>
  );
}

/** Shows a booking with the picture and the link of its tour, once that has loaded. */
function BookingRowWithTour({ booking, ...row }: Omit<BookingRowProps, 'tour'>) {
  const { tour_id: tourId } = booking;
  // A row mounts again on every change of tab or page; the picture of a tour that is loaded is new enough.
  const { data } = useRead(tourId === undefined ? null : tourQuery(tourId), { revalidateIfStale: false });
  return <BookingRow booking={booking} tour={data?.data} {...row} />;
}

type StatusFilterProps = { tab: BookingTab; bookings: BookingHistory[]; status: BookingStatus | null };

/** Shows the states of a tab's bookings as filter chips with their counts; hidden for few bookings and for one state. */
function StatusFilter({ tab, bookings, status }: StatusFilterProps) {
  const { t } = useMessages('account');
  const statuses = statusesOf(bookings);
  if ((statuses.length < 2 || bookings.length < FILTERED_FROM) && !status) return null;
  const count = (one: BookingStatus) => bookings.filter((booking) => booking.status === one).length;
  const label = (word: string, n: number) => t('booking.tabCount', { word, n });
  return (
    <nav aria-label={t('booking.filter')} className={styles.filter}>
      <ChipRow canScroll>
        <ChipLink href={bookingsHref(tab)} isOn={!status}>
          {label(t('booking.all'), bookings.length)}
        </ChipLink>
        {statuses.map((one) => (
          <ChipLink key={one} href={bookingsHref(tab, one)} isOn={one === status}>
            {label(t(`status.${one}`), count(one))}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}

/** Shows the message for a member without bookings, or for an empty `tab` while the other one has bookings. */
export function NoBookings({ tab }: { tab?: BookingTab }) {
  const { t } = useMessages('account');
  const kind = tab ? ({ upcoming: 'noneUpcoming', past: 'nonePast' } as const)[tab] : 'empty';
  return (
    <EmptyBlock
      title={t(`booking.${kind}Title`)}
      text={t(`booking.${kind}Text`)}
      action={tab !== 'past' && <ButtonLink href={routes.tours()}>{t('booking.search')}</ButtonLink>}
    />
  );
}

/** Returns the URL of a page of a tab, filtered by one state. The first tab and the first page need no query. */
export const bookingsHref = (tab: BookingTab, status: BookingStatus | null = null, page = 1): string => {
  const query = { tab: tab === 'upcoming' ? null : tab, status, page: page > 1 ? page : null };
  return `${routes.accountBooking()}${queryString(query)}`;
};
