import type { ApiError } from '@sdk';
import type { TourQuery } from '@/domain/tour/tour-query';
import { CompareBarLoader } from '@/features/shared/tour-lists/compare-bar-loader';
import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import { SavedTours } from '@/features/shared/tour-lists/saved-tours';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Container } from '@/ui/static/container';
import type { CalendarViewProps } from './calendar/calendar-view';
import { ActiveFilters } from './filters/active-filters';
import { TourFilters, type TourFiltersProps } from './filters/tour-filters';
import type { TourListModel } from './list-model';
import type { ListView } from './list-view';
import styles from './tour-list.module.css';
import { TourResults } from './tour-results';
import { CalendarChunk } from './view-states';

const CalendarView = loadOnUse<CalendarViewProps>(
  () => import('./calendar/calendar-view').then((module) => module.CalendarView),
  CalendarChunk,
);

type ListBodyProps = TourFiltersProps & {
  view: ListView;
  regionalId: number | undefined;
  list: TourListModel | null;
  beyond: number | null;
  error: Pick<ApiError, 'kind'> | undefined;
  retry: () => void;
  href: (query: TourQuery, view?: ListView) => string;
  /** True if the unfiltered list contains no tour. */
  isBare: boolean;
};

/** Shows filters and tours (as cards or calendar) or the saved tours, and below them the recently viewed tours. */
export function ListBody({ isBare, ...shown }: ListBodyProps) {
  const { t } = useMessages('tour');
  const { query, facets, view, regionalId, list, beyond, error, retry, href, change, isOfRegion } = shown;
  const results = <TourResults {...{ query, list, error, retry, href, change }} />;
  if (isBare) return <Container className={styles.alone}>{results}</Container>;
  return (
    <>
      {view.view === 'saved' && !isOfRegion ? (
        <Container className={styles.saved}>
          <SavedTours />
        </Container>
      ) : (
        <Container className={styles.columns}>
          <aside className={styles.filters} aria-label={t('filters.title')}>
            <TourFilters {...{ query, facets, change, isOfRegion }} />
          </aside>
          <div className={styles.results} id="results">
            <ActiveFilters
              {...{ query, list, beyond, change, facets }}
              hasFailed={error !== undefined}
              isCounting={view.view !== 'calendar'}
            />
            {view.view === 'calendar' ? (
              <CalendarView {...{ query, view, regionalId, href, facets, change }} />
            ) : (
              results
            )}
          </div>
        </Container>
      )}
      <div className={styles.recent}>
        <RecentTours />
      </div>
      <CompareBarLoader />
    </>
  );
}
