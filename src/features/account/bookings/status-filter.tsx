import type { BookingHistory } from '@sdk';
import { type BookingStatus, type BookingTab, statusesOf } from '@/domain/booking-history';
import { useMessages } from '@/i18n/use-messages';
import { ChipLink, ChipRow } from '@/ui/static/buttons/chip';
import styles from './bookings.module.css';
import { bookingsHref } from './bookings-href';

type StatusFilterProps = { tab: BookingTab; bookings: BookingHistory[]; status: BookingStatus | null };

/** Shows the states of a tab's bookings as filter chips with their counts; hidden when there is only one state. */
export function StatusFilter({ tab, bookings, status }: StatusFilterProps) {
  const { t } = useMessages('account');
  const statuses = statusesOf(bookings);
  if (statuses.length < 2 && !status) return null;
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
