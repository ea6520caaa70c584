import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import { isFull } from '@/domain/tour/departure';
import { useSeatWords } from '@/features/shared/tour/use-seat-words';
import { countryWords, priceWords } from '@/features/shared/tour/use-tour-card-view';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass } from '@/ui/static/cards/card-link';
import { Price } from '@/ui/static/tours/price';
import { Seats } from '@/ui/static/tours/seats';
import { dayInFull, weekdayInFull } from './date-words';
import styles from './day-departures.module.css';
import type { CalendarDeparture } from './departure-rows';

type DayDeparturesProps = { days: Map<string, CalendarDeparture[]>; hasDayTitles: boolean };

/** Departures under the day they leave, each a link to its tour with this departure chosen. */
export function DayDepartures({ days, hasDayTitles }: DayDeparturesProps) {
  const { locale } = useMessages('tour');
  return [...days].map(([date, rows]) => (
    <div key={date} className={styles.day}>
      {hasDayTitles && (
        <p id={`day-${date}`} className={styles.date}>
          {weekdayInFull(date, locale)}, {dayInFull(date, locale)}
        </p>
      )}
      <ul className={styles.rows} aria-labelledby={hasDayTitles ? `day-${date}` : undefined}>
        {rows.map((row) => (
          <DepartureItem key={row.id} row={row} />
        ))}
      </ul>
    </div>
  ));
}

function DepartureItem({ row }: { row: CalendarDeparture }) {
  const { t, locale } = useMessages('tour');
  const seatWords = useSeatWords();
  return (
    <li className={classNames(cardClass, styles.row)}>
      <CardLink
        href={routes.tour(row.tourId, { itinerary: row.id })}
        title={row.title}
        level={4}
        lang="id"
        className={styles.title}
      />
      <p className={styles.range}>
        <span className="nowrap">{formatDateRange(row.from, row.to, locale)}</span>
        {` · ${t('common:trip.days', { count: row.days })} · `}
        <span lang="id">{countryWords(row.countries, t)}</span>
      </p>
      <p className={styles.seats}>
        <Seats {...seatWords(row.seat)} />
        {row.isGuaranteed && !isFull(row) && <span>{t('common:seats.guaranteed')}</span>}
      </p>
      <Price {...priceWords(row.price, t)} className={styles.price} />
    </li>
  );
}
