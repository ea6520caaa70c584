import { type ReactElement, useEffect, useRef } from 'react';
import { routes } from '@/config/routes';
import { formatDateRange, monthAfter } from '@/domain/dates';
import { isFull } from '@/domain/tour/departure';
import { priceProps, savingText, seatProps } from '@/features/shared/tour/price-and-seats';
import { countriesLabel } from '@/features/shared/tour/use-tour-card-view';
import { partyTotal } from '@/form/trip-plan/party-words';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { CardLink, cardClass } from '@/ui/static/cards/card-link';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import { Price } from '@/ui/static/tours/price';
import { Seats } from '@/ui/static/tours/seats';
import styles from './calendar.module.css';
import {
  type CalendarDeparture,
  type CalendarModel,
  formatFullDay,
  formatFullMonth,
  formatFullWeekday,
  groupedBy,
  nearestMonth,
} from './calendar-model';
import { MonthGrid } from './month-grid';

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

  const steps = [
    { key: 'previous', icon: 'chevron-left', to: monthAfter(month, -1), isThere: month > today.slice(0, 7) },
    {
      key: 'next',
      icon: 'chevron-right',
      to: monthAfter(month, 1),
      isThere: month < ([...months.keys()].at(-1) ?? ''),
    },
  ] as const;
  const title = day ? formatFullDay(day, locale) : formatFullMonth(month, locale);
  return (
    <section aria-labelledby="calendar-month" className={`stack ${styles.section}`}>
      <div className={`cluster ${styles.header}`}>
        <h2 id="calendar-month" className="h3" aria-live="polite">
          {formatFullMonth(month, locale)}
        </h2>
        {days.size > 0 && filterLink}
        <div className={styles.steps}>
          {steps.map(({ key, icon, to, isThere }) =>
            isThere ? (
              <SamePageLink
                key={key}
                scroll={false}
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
      </div>
      {days.size > 0 && <p className="small muted">{t('calendar.legend')}</p>}
      <MonthGrid
        {...{ month, day, days, today }}
        hrefOf={(one) => hrefOf(month, one === day ? undefined : one)}
        onChoose={() => {
          wasTapped.current = true;
        }}
      />
      <div className={`cluster ${styles.listHead}`}>
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

/** Shows departures grouped by day, each as a link to its tour with this departure chosen. */
function DayDepartures({ days, hasDayTitles }: { days: Map<string, CalendarDeparture[]>; hasDayTitles: boolean }) {
  const { t, locale, lang } = useMessages('tour');
  return [...days].map(([date, rows]) => (
    <div key={date} className={styles.day}>
      {hasDayTitles && (
        <p id={`day-${date}`} className={`muted ${styles.date}`}>
          {`${formatFullWeekday(date, locale)}, ${formatFullDay(date, locale)}`}
        </p>
      )}
      <ul className={styles.rows} aria-labelledby={hasDayTitles ? `day-${date}` : undefined}>
        {rows.map((row) => (
          <li key={row.id} className={classNames(cardClass, styles.row)}>
            <CardLink
              href={routes.tour(row.tourId, { itinerary: row.id })}
              title={row.title}
              level={4}
              lang={lang(row.language)}
              className={styles.title}
            />
            <p className={`small muted tabular ${styles.range}`}>
              <FactLine
                facts={[
                  <span key="dates" className="nowrap">
                    {formatDateRange(row.from, row.to, locale)}
                  </span>,
                  t('common:trip.days', { count: row.days }),
                  countriesLabel(row.countries, t),
                ]}
              />
            </p>
            <p className={`cluster small muted tabular ${styles.seats}`}>
              <Seats {...seatProps(row.seat, t, row.party?.seats)} />
              {row.isGuaranteed && !isFull(row) && <span>{t('common:seats.guaranteed')}</span>}
            </p>
            <Price
              {...priceProps(row.price, t)}
              total={partyTotal(row.party, t)}
              saving={savingText(row.savings, t, locale)}
              className={styles.price}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}
