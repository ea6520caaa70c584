import dynamic from 'next/dynamic';
import Head from 'next/head';
import { useState } from 'react';
import { CompareTray } from '@/features/shared/kept/compare-tray';
import { RecentTours } from '@/features/shared/kept/recent-tours';
import { SavedTours } from '@/features/shared/kept/saved-tours';
import { useWords } from '@/i18n/use-words';
import { RethrowLoadError } from '@/lib/rethrow-load-error';
import { Container } from '@/ui/static/container';
import { ActiveFilters } from './active-filters';
import type { CalendarViewProps } from './calendar/calendar-view';
import { filterCount } from './filter-count';
import { ListBar } from './list-bar';
import type { TourListModel } from './list-model';
import { SortSelect } from './sort-select';
import { TourFilters } from './tour-filters';
import styles from './tour-list.module.css';
import { TourResults } from './tour-results';
import { useTourList } from './use-tour-list';
import { CalendarChunk } from './view-states';

const FilterSheet = dynamic(() => import('./filter-sheet').then((module) => module.FilterSheet), {
  ssr: false,
  loading: RethrowLoadError,
});
const CalendarView = dynamic<CalendarViewProps>(
  () => import('./calendar/calendar-view').then((module) => module.CalendarView),
  { ssr: false, loading: CalendarChunk },
);

type TourListProps = { path: string; prefetched: TourListModel; regionalId?: number };

/** Search, filters, sorting, pages and views of tours, all in the address. */
export function TourList({ path, prefetched, regionalId }: TourListProps) {
  const { t } = useWords('tour');
  const { query, view, list, beyond, error, retry, reader, href, change } = useTourList(path, prefetched, regionalId);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [wasSheetOpened, setWasSheetOpened] = useState(false);
  const facets = list?.facets ?? prefetched.facets;
  const isOfRegion = regionalId !== undefined;
  const filters = <TourFilters {...{ query, facets, change, isOfRegion }} />;
  const results = <TourResults {...{ query, list, error, retry, href, change }} />;
  if (list?.pagination.total === 0 && filterCount(query) === 0) {
    return (
      <Container className={styles.alone}>
        {reader}
        {results}
      </Container>
    );
  }
  return (
    <>
      <ListRobots isIndexed={filterCount(query) < 2 && view.view !== 'saved'} />
      {reader}
      <ListBar
        {...{ query, change }}
        view={view.view}
        viewHref={(one) => href(query, one === 'calendar' ? { ...view, view: one } : { view: one })}
        hasSaved={!isOfRegion}
        openFilters={() => {
          setWasSheetOpened(true);
          setIsSheetOpen(true);
        }}
      />
      {view.view === 'saved' && !isOfRegion ? (
        <Container className={styles.saved}>
          <SavedTours />
        </Container>
      ) : (
        <Container className={styles.columns}>
          <aside className={styles.filters} aria-label={t('filters.title')}>
            {filters}
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
      <CompareTray />
      {wasSheetOpened && (
        <FilterSheet isOpen={isSheetOpen} close={() => setIsSheetOpen(false)} total={list?.pagination.total ?? null}>
          {view.view === 'cards' && <SortSelect place="sheet" query={query} change={change} />}
          {filters}
        </FilterSheet>
      )}
    </>
  );
}

/**
 * Combinations of filters and what is kept on a device are no pages to find. One file answers every query of this page,
 * so the word reaches search engines with the scripts; without them they see the plain list, which is to be found.
 */
function ListRobots({ isIndexed }: { isIndexed: boolean }) {
  return <Head>{!isIndexed && <meta key="robots" name="robots" content="noindex, follow" />}</Head>;
}
