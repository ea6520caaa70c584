import { useMemo } from 'react';
import { todayInJakarta } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useAllDepartures } from '@/hooks/tour/use-all-departures';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Note } from '@/ui/static/messages/note';
import { COUNT_ID } from '../keep-focus';
import type { ListView } from '../list-view';
import { NoTours, type NoToursProps } from '../no-tours';
import { CalendarLoading, ViewFailed } from '../view-states';
import styles from './calendar-view.module.css';
import { departureRows, groupedBy } from './departure-rows';
import { MonthSection } from './month-section';
import { MonthStrip } from './month-strip';
import { monthToShow } from './months';

export type CalendarViewProps = NoToursProps & {
  view: ListView;
  regionalId: number | undefined;
  href: (query: TourQuery, view: ListView) => string;
};

/** Shows all departures of the matching tours by month and day. */
export function CalendarView({ query, view, regionalId, href, facets, change }: CalendarViewProps) {
  const { t } = useMessages('tour');
  const { page: _page, limit: _limit, sort: _sort, ...filters } = query;
  const { data, error, isOwn, mutate } = useAllDepartures(filters, regionalId);
  const today = todayInJakarta();
  const rows = useMemo(() => (data ? departureRows(data.rows, query, today) : []), [data, query, today]);
  const months = useMemo(() => groupedBy(rows, 'month'), [rows]);
  const retry = () => void mutate();

  if (!data && error) return <ViewFailed kind={error.kind} retry={retry} />;
  if (!data) return <CalendarLoading />;
  if (data.rows.length === 0) return <NoTours {...{ query, facets, change }} />;
  if (rows.length === 0) return <p className="lead">{t('calendar.noDates')}</p>;

  const month = monthToShow(view.at, [...months.keys()], today);
  const hrefOf = (at: string, day?: string) => href(query, { view: 'calendar', at, day });
  return (
    <div className={styles.calendar} aria-busy={!isOwn}>
      <p className={styles.count} id={COUNT_ID} tabIndex={-1} aria-live="polite">
        {t('calendar.total', { count: rows.length, tours: new Set(rows.map((row) => row.tourId)).size })}
      </p>
      {!data.isComplete && (
        <Note tone="warning">
          <p>{t('calendar.partly')}</p>
          <Button look="quiet" size="compact" icon="refresh" onClick={retry}>
            {t('common:buttons.retry')}
          </Button>
        </Note>
      )}
      <MonthStrip months={months} current={month} hrefOf={hrefOf} />
      <MonthSection
        month={month}
        day={view.day?.startsWith(month) ? view.day : undefined}
        months={months}
        today={today}
        hrefOf={hrefOf}
        filterLink={<MonthFilterLink {...{ query, month, href }} />}
      />
    </div>
  );
}

function MonthFilterLink({ query, month, href }: Pick<CalendarViewProps, 'query' | 'href'> & { month: string }) {
  const { t } = useMessages('tour');
  const isFiltered = query.month?.length === 1 && query.month[0] === month;
  const next = { ...query, month: isFiltered ? undefined : [month], page: 1 };
  return (
    <SamePageLink scroll={false} href={href(next, { view: 'calendar', at: month })} className={styles.filterLink}>
      {t(isFiltered ? 'drop.month' : 'calendar.onlyThis')}
    </SamePageLink>
  );
}
