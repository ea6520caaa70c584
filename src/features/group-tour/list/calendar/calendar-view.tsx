import { useMemo } from 'react';
import { todayInJakarta } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useDepartures } from '@/hooks/tour/use-departures';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Note } from '@/ui/static/messages/note';
import { COUNT_ID } from '../keep-focus';
import type { ListView } from '../list-view';
import { NoTours, type NoToursProps } from '../no-tours';
import { CalendarLoading, ViewFailed } from '../view-states';
import { modelOfAnswer, modelOfTours } from './calendar-model';
import styles from './calendar-view.module.css';
import { MonthSection } from './month-section';
import { MonthStrip } from './month-strip';

export type CalendarViewProps = NoToursProps & {
  view: ListView;
  regionalId: number | undefined;
  href: (query: TourQuery, view: ListView) => string;
};

/** Shows all departures of the matching tours by month and day. */
export function CalendarView({ query, view, regionalId, href, facets, change }: CalendarViewProps) {
  const { t } = useMessages('tour');
  const { page: _page, limit: _limit, sort: _sort, ...filters } = query;
  const { data, collected, error, isCurrent, mutate } = useDepartures(
    filters,
    { at: view.at, day: view.day },
    regionalId,
  );
  const today = todayInJakarta();
  const model = useMemo(() => {
    if (data) return modelOfAnswer(data, query, today);
    return collected && modelOfTours(collected, query, view, today);
  }, [data, collected, query, view, today]);
  const retry = () => void mutate();

  if (!model && error) return <ViewFailed kind={error.kind} retry={retry} />;
  if (!model) return <CalendarLoading />;
  if (!model.hasTours) return <NoTours {...{ query, facets, change }} />;
  if (model.total === 0) return <p className="lead">{t('calendar.noDates')}</p>;

  const { month, months } = model;
  const hrefOf = (at: string, day?: string) => href(query, { view: 'calendar', at, day });
  return (
    <div className={`stack ${styles.calendar}`} aria-busy={!isCurrent}>
      <p className={styles.count} id={COUNT_ID} tabIndex={-1} aria-live="polite">
        {t('calendar.total', { count: model.total, tours: model.departingTours })}
      </p>
      {!model.isComplete && (
        <Note tone="warning">
          <p>{t('calendar.partly')}</p>
          <Button look="quiet" size="compact" icon="refresh" onClick={retry}>
            {t('common:buttons.retry')}
          </Button>
        </Note>
      )}
      <MonthStrip months={months} current={month} hrefOf={hrefOf} />
      <MonthSection
        model={model}
        day={view.day?.startsWith(month) ? view.day : undefined}
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
