import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import { isFull } from '@/domain/tour/departure';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { countriesLabel, priceProps } from '@/features/shared/tour/use-tour-card-view';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass } from '@/ui/static/cards/card-link';
import { FactLine } from '@/ui/static/fact-line';
import { NoWrap } from '@/ui/static/no-wrap';
import { Price } from '@/ui/static/tours/price';
import { Seats } from '@/ui/static/tours/seats';
import styles from './day-departures.module.css';
import type { CalendarDeparture } from './departure-rows';
import { formatFullDay, formatFullWeekday } from './format-full-date';

type DayDeparturesProps = { days: Map<string, CalendarDeparture[]>; hasDayTitles: boolean };

/** Shows departures grouped by day, each as a link to its tour with this departure chosen. */
export function DayDepartures({ days, hasDayTitles }: DayDeparturesProps) {
  const { locale } = useMessages('tour');
  return [...days].map(([date, rows]) => (
    <div key={date} className={styles.day}>
      {hasDayTitles && (
        <p id={`day-${date}`} className={styles.date}>
          {`${formatFullWeekday(date, locale)}, ${formatFullDay(date, locale)}`}
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
  const lang = useContentLang();
  const { t, locale } = useMessages('tour');
  const seatLabel = useSeatLabel();
  return (
    <li className={classNames(cardClass, styles.row)}>
      <CardLink
        href={routes.tour(row.tourId, { itinerary: row.id })}
        title={row.title}
        level={4}
        lang={lang(row.language)}
        className={styles.title}
      />
      <p className={styles.range}>
        <FactLine
          facts={[
            <NoWrap key="dates">{formatDateRange(row.from, row.to, locale)}</NoWrap>,
            t('common:trip.days', { count: row.days }),
            countriesLabel(row.countries, t),
          ]}
        />
      </p>
      <p className={`cluster ${styles.seats}`}>
        <Seats {...seatLabel(row.seat)} />
        {row.isGuaranteed && !isFull(row) && <span>{t('common:seats.guaranteed')}</span>}
      </p>
      <Price {...priceProps(row.price, t)} className={styles.price} />
    </li>
  );
}
