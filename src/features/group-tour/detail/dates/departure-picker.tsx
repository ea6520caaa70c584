import { formatDateRange } from '@/domain/dates';
import { type Departure, isFull } from '@/domain/tour/departure';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { useMessages } from '@/i18n/use-messages';
import { isSameId } from '@/lib/is-same-id';
import { NoWrap } from '@/ui/static/no-wrap';
import { Icon } from '@/ui/static/pictures/icon';
import { Seats } from '@/ui/static/tours/seats';
import type { DepartureSelection } from '../use-tour-detail';
import styles from './departure-picker.module.css';

/** Shows the chosen date with its seats. A transparent native select on top lets the visitor choose another date. */
export function DeparturePicker({ selection, departure }: { selection: DepartureSelection; departure: Departure }) {
  const { t, locale } = useMessages('tour-detail');
  const seatLabel = useSeatLabel();
  const rangeOf = (row: Departure) => formatDateRange(row.from, row.to, locale);
  const hasChoice = selection.upcoming.length > 1;
  return (
    <div className={styles.picker}>
      <Icon name="calendar" className={styles.icon} />
      <span aria-hidden={hasChoice || undefined}>
        <span className={styles.date}>
          <NoWrap>{rangeOf(departure)}</NoWrap>
        </span>
        <Seats {...seatLabel(departure.seat)} />
      </span>
      {hasChoice && (
        <>
          <Icon name="chevron-down" className={styles.icon} />
          <select
            className={styles.select}
            aria-label={t('card.departure')}
            value={departure.id}
            onChange={(event) => {
              const row = selection.upcoming.find((one) => isSameId(one.id, event.currentTarget.value));
              if (row) selection.choose(row);
            }}
          >
            {selection.upcoming.map((row) => (
              <option key={row.id} value={row.id} disabled={isFull(row)}>
                {`${rangeOf(row)}, ${seatLabel(row.seat).label}`}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
