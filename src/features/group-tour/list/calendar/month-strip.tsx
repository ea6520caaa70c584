import { useEffect, useRef } from 'react';
import { formatMonth } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { formatFullMonth } from './format-full-date';
import styles from './month-strip.module.css';

type MonthStripProps = {
  months: Map<string, number>;
  current: string;
  hrefOf: (month: string) => string;
};

/** Shows the months that have departures, with the number of departures. */
export function MonthStrip({ months, current, hrefOf }: MonthStripProps) {
  const { t, locale } = useMessages('tour');
  const strip = useRef<HTMLElement>(null);

  // On small screens the strip scrolls; centre the month that is shown.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-month="${current}"]`);
    if (strip.current && chosen) {
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [current]);
  return (
    <nav ref={strip} aria-label={t('filters.month')} className={styles.strip}>
      <ul className={styles.list}>
        {[...months].map(([month, count]) => (
          <li key={month}>
            <SamePageLink
              scroll={false}
              href={hrefOf(month)}
              className={styles.month}
              data-month={month}
              aria-current={month === current ? 'true' : undefined}
            >
              <span className="visually-hidden">
                {t('calendar.dateCount', { date: formatFullMonth(month, locale), count })}
              </span>
              <span className={styles.name} aria-hidden="true">
                {formatMonth(month, locale)}
              </span>
              <span className="tabular" aria-hidden="true">
                {t('calendar.count', { count })}
              </span>
            </SamePageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
