import { type ReactElement, useEffect, useRef } from 'react';
import { monthAfter } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Icon } from '@/ui/static/pictures/icon';
import type { CalendarModel } from './calendar-model';
import { DayDepartures } from './day-departures';
import { groupedBy } from './departure-rows';
import { formatFullDay, formatFullMonth } from './format-full-date';
import { MonthGrid } from './month-grid';
import styles from './month-section.module.css';
import { nearestMonth } from './months';

type MonthSectionProps = {
  model: CalendarModel;
  day: string | undefined;
  today: string;
  hrefOf: (month: string, day?: string) => string;
  filterLink: ReactElement;
};

/** Shows a month as a grid, and below it the departures of the whole month or of the chosen day. */
export function MonthSection({ model, day, today, hrefOf, filterLink }: MonthSectionProps) {
  const { t, locale } = useMessages('tour');
  const listTitle = useRef<HTMLHeadingElement>(null);
  const wasTapped = useRef(false);
  const { month, months, days } = model;
  const rows = day ? model.rows.filter((row) => row.from === day) : model.rows;
  const count = (day ? days.get(day)?.count : months.get(month)) ?? 0;
  const nearest = nearestMonth(month, [...months.keys()]);

  // A tap on a day moves the focus to its list; opening an address with a day does not.
  useEffect(() => {
    if (day && wasTapped.current) listTitle.current?.focus();
    wasTapped.current = false;
  }, [day]);

  const title = day ? formatFullDay(day, locale) : formatFullMonth(month, locale);
  return (
    <section aria-labelledby="calendar-month" className={`stack ${styles.section}`}>
      <div className={styles.header}>
        <h2 id="calendar-month" aria-live="polite">
          {formatFullMonth(month, locale)}
        </h2>
        {days.size > 0 && filterLink}
        <Steps month={month} last={[...months.keys()].at(-1) ?? month} today={today} hrefOf={hrefOf} />
      </div>
      <MonthGrid
        {...{ month, day, days, today }}
        hrefOf={(one) => hrefOf(month, one === day ? undefined : one)}
        onChoose={() => {
          wasTapped.current = true;
        }}
      />
      {days.size > 0 && <p className="small muted">{t('calendar.legend')}</p>}
      <div className={styles.listHead}>
        <h3 ref={listTitle} tabIndex={-1} className={styles.listTitle}>
          {count > 0 ? t('calendar.dateCount', { date: title, count }) : t('calendar.none', { date: title })}
        </h3>
        {day && (
          <SamePageLink scroll={false} href={hrefOf(month)} className={styles.link}>
            {t('calendar.wholeMonth', { month: formatFullMonth(month, locale) })}
          </SamePageLink>
        )}
        {days.size === 0 && nearest && (
          <SamePageLink scroll={false} href={hrefOf(nearest)} className={styles.link}>
            {t('calendar.toMonth', { month: formatFullMonth(nearest, locale) })}
          </SamePageLink>
        )}
      </div>
      <DayDepartures days={groupedBy(rows, 'day')} hasDayTitles={!day} />
      {rows.length < count && <p className="small muted">{t('calendar.cut', { count: rows.length, total: count })}</p>}
    </section>
  );
}

type StepsProps = Pick<MonthSectionProps, 'today' | 'hrefOf'> & { month: string; last: string };

function Steps({ month, last, today, hrefOf }: StepsProps) {
  const { t, locale } = useMessages('tour');
  const steps = [
    { to: monthAfter(month, -1), isThere: month > today.slice(0, 7), icon: 'chevron-left', key: 'previous' },
    { to: monthAfter(month, 1), isThere: month < last, icon: 'chevron-right', key: 'next' },
  ] as const;
  return (
    <div className={styles.steps}>
      {steps.map(({ to, isThere, icon, key }) =>
        isThere ? (
          <SamePageLink
            scroll={false}
            key={key}
            href={hrefOf(to)}
            className={styles.step}
            aria-label={t(`calendar.${key}`, { month: formatFullMonth(to, locale) })}
          >
            <Icon name={icon} />
          </SamePageLink>
        ) : (
          <span key={key} className={styles.step} aria-hidden="true">
            <Icon name={icon} />
          </span>
        ),
      )}
    </div>
  );
}
