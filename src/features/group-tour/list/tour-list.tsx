import dynamic from 'next/dynamic';
import { useState } from 'react';
import { activeFilters } from '@/domain/tour-query';
import { useWords } from '@/i18n/use-words';
import { RethrowLoadError } from '@/lib/rethrow-load-error';
import { Container } from '@/ui/static/container';
import { ActiveFilters } from './active-filters';
import { ListBar } from './list-bar';
import type { TourListModel } from './list-model';
import { SortSelect } from './sort-select';
import { TourFilters } from './tour-filters';
import styles from './tour-list.module.css';
import { TourResults } from './tour-results';
import { useTourList } from './use-tour-list';

const FilterSheet = dynamic(() => import('./filter-sheet').then((module) => module.FilterSheet), {
  ssr: false,
  loading: RethrowLoadError,
});

type TourListProps = { path: string; prefetched: TourListModel; regionalId?: number };

/** Search, filters, sorting and pages of tours, all in the address. */
export function TourList({ path, prefetched, regionalId }: TourListProps) {
  const { t } = useWords('tour');
  const { query, list, beyond, error, retry, reader, href, change } = useTourList(path, prefetched, regionalId);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [wasSheetOpened, setWasSheetOpened] = useState(false);
  const filters = (
    <TourFilters
      query={query}
      facets={list?.facets ?? prefetched.facets}
      change={change}
      isOfRegion={regionalId !== undefined}
    />
  );
  const results = <TourResults {...{ query, list, error, retry, href, change }} />;
  const hasNothingToFilter = list?.pagination.total === 0 && activeFilters(query).length === 0;
  if (hasNothingToFilter) {
    return (
      <Container className={styles.alone}>
        {reader}
        {results}
      </Container>
    );
  }
  return (
    <>
      {reader}
      <ListBar
        query={query}
        change={change}
        openFilters={() => {
          setWasSheetOpened(true);
          setIsSheetOpen(true);
        }}
      />
      <Container className={styles.columns}>
        <aside className={styles.filters} aria-label={t('filters.title')}>
          {filters}
        </aside>
        <div className={styles.results} id="results">
          <ActiveFilters
            query={query}
            list={list}
            hasFailed={error !== undefined}
            beyond={beyond}
            change={change}
            facets={list?.facets ?? prefetched.facets}
          />
          {results}
        </div>
      </Container>
      {wasSheetOpened && (
        <FilterSheet isOpen={isSheetOpen} close={() => setIsSheetOpen(false)} total={list?.pagination.total ?? null}>
          <SortSelect place="sheet" query={query} change={change} />
          {filters}
        </FilterSheet>
      )}
    </>
  );
}
