import type { BookingHistory } from '@sdk';
import { useRouter } from 'next/router';
import { type BookingTab, bookingAction, bookingFilter, statusesOf } from '@/domain/booking-history';
import { useWords } from '@/i18n/use-words';
import { ButtonLink } from '@/ui/static/button-link';
import { ChipLink, ChipRow } from '@/ui/static/chip';
import { EmptyBlock } from '@/ui/static/empty-block';
import { bookingsHref } from '../bookings-href';
import { useBookedTours } from '../use-booked-tours';
import { BookingRow } from './booking-row';
import styles from './bookings.module.css';
import { NoneInTab } from './no-bookings';

type BookingListProps = { tab: BookingTab; bookings: BookingHistory[] };

/** The bookings of a tab, narrowed by chips where there is more than one state among them. */
export function BookingList({ tab, bookings }: BookingListProps) {
  const { t } = useWords('account');
  const tours = useBookedTours();
  const { status } = bookingFilter(useRouter().query);
  const statuses = statusesOf(bookings);
  const shown = status ? bookings.filter((booking) => booking.status === status) : bookings;
  // One primary button in a view: the first payment that is due.
  const due = shown.find((booking) => bookingAction(tab, booking.status) === 'balance');

  if (bookings.length === 0) return <NoneInTab tab={tab} />;
  return (
    <>
      {(statuses.length > 1 || status) && (
        <nav aria-label={t('booking.filter')} className={styles.filter}>
          <ChipRow canScroll>
            <ChipLink href={bookingsHref(tab)} isOn={!status}>
              {t('booking.all')}
            </ChipLink>
            {statuses.map((one) => (
              <ChipLink key={one} href={bookingsHref(tab, one)} isOn={one === status}>
                {t(`status.${one}`)}
              </ChipLink>
            ))}
          </ChipRow>
        </nav>
      )}
      {shown.length > 0 ? (
        <ul className={styles.list}>
          {shown.map((booking) => (
            <li key={booking.reservation_code ?? `${booking.package} ${booking.date}`}>
              <BookingRow tab={tab} booking={booking} tour={tours.get(booking.package)} isDue={booking === due} />
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
    </>
  );
}
