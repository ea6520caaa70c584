import { formatMillions, formatRupiah } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { type CalendarModel, formatFullDay, formatFullMonth, formatFullWeekday, weeksOf } from './calendar-model';
import styles from './month-grid.module.css';

type MonthGridProps = Pick<CalendarModel, 'month' | 'days'> & {
  day: string | undefined;
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
  const lowest = Math.min(...[...days.values()].flatMap(({ price }) => price ?? []));
  // The accessible name without the number of the day, which is visible text already.
  const restOfName = (date: string, count: number, price: number | null) => {
    const name = t('calendar.dateCount', { date: formatFullDay(date, locale), count }).replace(/^\d+/, '');
    if (price === null) return name;
    const from = t('calendar.from', { price: formatRupiah(price) });
    return [name, from, ...(price === lowest ? [t('calendar.cheapest')] : [])].join(', ');
  };
  // Of the current month the weeks that have passed would be empty.
  const first = [...days.keys()][0] ?? '';
  const weeks = weeksOf(month).filter((week) => week.some((date) => date && date >= first));
  return (
    <table className={`tabular ${styles.grid}`}>
      <caption className="visually-hidden">{t('calendar.caption', { month: formatFullMonth(month, locale) })}</caption>
      <thead>
        <tr>
          {WEEK.map((date) => (
            <th key={date} scope="col" className="muted">
              <span aria-hidden="true">{formatFullWeekday(date, locale).slice(0, 3)}</span>
              <span className="visually-hidden">{formatFullWeekday(date, locale)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => {
              const { count, price } = (date && days.get(date)) || { count: 0, price: null };
              return (
                <td
                  key={date ?? WEEK[index]}
                  data-today={date === today || undefined}
                  data-cheapest={price === lowest || undefined}
                >
                  {date && count > 0 && (
                    <SamePageLink
                      scroll={false}
                      href={hrefOf(date)}
                      onClick={onChoose}
                      className={styles.cell}
                      aria-current={date === day ? 'date' : undefined}
                    >
                      <span className={styles.number}>
                        <span>{Number(date.slice(8))}</span>
                        <span className="visually-hidden">{restOfName(date, count, price)}</span>
                      </span>
                      {price !== null && (
                        <span className={styles.lowest} aria-hidden="true">
                          <span className={styles.bare}>{formatMillions(price, locale)}</span>
                          <span className={`nowrap ${styles.long}`}>
                            {t('calendar.millions', { price: formatMillions(price, locale) })}
                          </span>
                        </span>
                      )}
                      <span className={styles.tours} aria-hidden="true">
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
