import { formatMillions, formatRupiah } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import type { CalendarDay } from './calendar-model';
import { formatFullDay, formatFullMonth, formatFullWeekday } from './format-full-date';
import styles from './month-grid.module.css';
import { weeksOf } from './months';

type MonthGridProps = {
  month: string;
  day: string | undefined;
  days: Map<string, CalendarDay>;
  today: string;
  hrefOf: (day: string) => string;
  onChoose: () => void;
};

// A week from Monday to Sunday, for the names of the weekdays.
const WEEK = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07'];

/**
 * Shows the days of a month, Monday first, with the lowest price of each. Days with departures are links; the chosen
 * day's link clears the choice.
 */
export function MonthGrid({ month, day, days, today, hrefOf, onChoose }: MonthGridProps) {
  const { t, locale } = useMessages('tour');
  // The accessible name without the number of the day, which is visible text already.
  const restOfName = (date: string, count: number, price: number | null) =>
    [
      t('calendar.dateCount', { date: formatFullDay(date, locale), count }).replace(/^\d+/, ''),
      price !== null && t('calendar.from', { price: formatRupiah(price) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{t('calendar.caption', { month: formatFullMonth(month, locale) })}</caption>
      <thead>
        <tr>
          {WEEK.map((date) => (
            <th key={date} scope="col">
              <span aria-hidden="true">{formatFullWeekday(date, locale).slice(0, 3)}</span>
              <span className="visually-hidden">{formatFullWeekday(date, locale)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => {
              const { count, price } = (date && days.get(date)) || { count: 0, price: null };
              return (
                <td key={date ?? WEEK[index]} data-today={date === today || undefined}>
                  {date && count > 0 && (
                    <SamePageLink
                      scroll={false}
                      href={hrefOf(date)}
                      onClick={onChoose}
                      className={styles.day}
                      aria-current={date === day ? 'date' : undefined}
                    >
                      <span className={styles.number}>
                        <span>{Number(date.slice(8))}</span>
                        <span className="visually-hidden">{restOfName(date, count, price)}</span>
                      </span>
                      {price !== null && (
                        <span className={styles.price} aria-hidden="true">
                          {formatMillions(price, locale)}
                        </span>
                      )}
                      <span className={styles.text} aria-hidden="true">
                        {t('common:trip.tours', { count })}
                      </span>
                    </SamePageLink>
                  )}
                  {date && count === 0 && <span className={styles.plain}>{Number(date.slice(8))}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
