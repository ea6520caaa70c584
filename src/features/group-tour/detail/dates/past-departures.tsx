import { formatDateRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { NoWrap } from '@/ui/static/no-wrap';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './dates-foot.module.css';

/** Shows past departures, collapsed. They cannot be booked, but show how often the tour departs. */
export function PastDepartures({ departures }: { departures: Departure[] }) {
  const { t, locale } = useMessages('tour-detail');
  return (
    <details className={styles.past} data-print="none" suppressHydrationWarning>
      <summary className={styles.summary}>
        <Icon name="chevron-down" className={styles.arrow} />
        <span>{t('dates.past', { count: departures.length })}</span>
      </summary>
      <ul className={styles.list}>
        {departures.map((row) => (
          <li key={row.id}>
            <NoWrap>{formatDateRange(row.from, row.to, locale)}</NoWrap>
            {row.price !== null && <span>{formatRupiah(row.price)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
