import dynamic from 'next/dynamic';
import { useState } from 'react';
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
  const { query, list, error, isLoading, retry, href, change } = useTourList(path, prefetched, regionalId);
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
  return (
    <>
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
            change={change}
            facets={list?.facets ?? prefetched.facets}
          />
          <TourResults
            query={query}
            list={list}
            error={error}
            isLoading={isLoading}
            retry={retry}
            href={href}
            change={change}
          />
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
