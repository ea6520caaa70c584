import { useEffect, useMemo, useRef } from 'react';
import { useDepartures } from '@/data/use-departures';
import { formatMonth, todayInJakarta } from '@/domain/dates';
import { partyParameters } from '@/domain/party';
import { RetryNote } from '@/features/shared/retry-note';
import { useMessages } from '@/i18n/use-messages';
import { useTripPlan } from '@/state/trip-plan';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import styles from './calendar.module.css';
import { type CalendarModel, formatFullMonth, modelOfAnswer, modelOfTours } from './calendar-model';
import { COUNT_ID } from './list-model';
import { MonthSection } from './month-section';
import { CalendarLoading, NoTours, type NoToursProps, ViewFailed } from './tour-results';
import type { ListState } from './use-tour-list';

type CalendarViewProps = NoToursProps & Pick<ListState, 'party' | 'view' | 'regionalId' | 'href'>;

/** Shows all departures of the matching tours by month and day. */
export function CalendarView({ query, party, view, regionalId, href, facets, change }: CalendarViewProps) {
  const { t } = useMessages('tour');
  const { page: _page, limit: _limit, sort: _sort, ...filters } = query;
  const { months } = useTripPlan();
  // The filter of the list counts more than the months that were named elsewhere.
  const { at = query.month ? undefined : months[0], day } = view;
  const { data, collected, error, isCurrent, mutate } = useDepartures(
    { ...filters, ...partyParameters(party) },
    { at, day },
    regionalId,
  );
  const today = todayInJakarta();
  const model = useMemo(() => {
    if (data) return modelOfAnswer(data, query, today);
    return collected && modelOfTours(collected, query, { ...view, at }, today, party);
  }, [data, collected, query, view, at, today, party]);
  const retry = () => void mutate();

  if (!model && error) return <ViewFailed kind={error.kind} retry={retry} />;
  if (!model) return <CalendarLoading />;
  if (!model.hasTours) return <NoTours {...{ query, facets, change }} />;
  if (model.total === 0) return <p className="lead">{t('calendar.noDates')}</p>;

  const { month } = model;
  const hrefOf = (at: string, day?: string) => href(query, { view: 'calendar', at, day });
  const isFiltered = query.month?.length === 1 && query.month[0] === month;
  const ofMonth = { ...query, month: isFiltered ? undefined : [month], page: 1 };
  return (
    <div className={`stack ${styles.calendar}`} aria-busy={!isCurrent}>
      <p className={styles.count} id={COUNT_ID} tabIndex={-1} aria-live="polite">
        {t('calendar.total', { count: model.total, tours: model.departingTours })}
      </p>
      {!model.isComplete && <RetryNote text={t('calendar.partly')} retry={retry} />}
      <MonthStrip model={model} hrefOf={hrefOf} />
      <MonthSection
        model={model}
        day={day?.startsWith(month) ? day : undefined}
        today={today}
        hrefOf={hrefOf}
        filterLink={
          <SamePageLink scroll={false} href={href(ofMonth, { view: 'calendar', at: month })} className={styles.link}>
            {t(isFiltered ? 'drop.month' : 'calendar.onlyThis')}
          </SamePageLink>
        }
      />
    </div>
  );
}

/** Shows the months that have departures, with the number of departures. */
function MonthStrip({ model, hrefOf }: { model: CalendarModel; hrefOf: (month: string) => string }) {
  const { t, locale } = useMessages('tour');
  const { months, month: current } = model;
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
      <ul className={styles.months}>
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
