import { startTransition, useState } from 'react';
import { PageHead } from '@/features/shared/head/page-head';
import { onDemand } from '@/lib/on-demand';
import { filterCount } from './filter-count';
import { ListBody } from './late-parts';
import { ListBar } from './list-bar';
import type { TourListModel } from './list-model';
import { useTourList } from './use-tour-list';

const FilterSheet = onDemand(() => import('./filter-sheet').then((module) => module.FilterSheet));

type TourListProps = {
  head: { title: string; description: string; isHidden?: boolean };
  path: string;
  prefetched: TourListModel;
  regionalId?: number;
};

/** Search, filters, sorting, pages and views of tours, all in the address. */
export function TourList({ head, path, prefetched, regionalId }: TourListProps) {
  const { reader, ...shown } = useTourList(path, prefetched, regionalId);
  const { query, view, list, href, change } = shown;
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [wasSheetOpened, setWasSheetOpened] = useState(false);
  const facets = list?.facets ?? prefetched.facets;
  const isOfRegion = regionalId !== undefined;
  const count = filterCount(query);
  // Combinations of filters and what is kept on a device are no pages to find. One file answers every query of this
  // page, so the word reaches search engines with the scripts; without them they see the plain list.
  const isHidden = head.isHidden || count > 1 || view.view === 'saved';
  const isBare = list?.pagination.total === 0 && count === 0;
  return (
    <>
      <PageHead {...head} path={path} isHidden={isHidden} />
      {reader}
      {!isBare && (
        <ListBar
          {...{ query, change }}
          view={view.view}
          viewHref={(one) => href(query, one === 'calendar' ? { ...view, view: one } : { view: one })}
          hasSaved={!isOfRegion}
          openFilters={() => {
            setIsSheetOpen(true);
            startTransition(() => setWasSheetOpened(true));
          }}
        />
      )}
      <ListBody {...shown} {...{ facets, regionalId, isOfRegion, isBare }} />
      {wasSheetOpened && !isBare && (
        <FilterSheet
          {...{ query, facets, change, isOfRegion }}
          isOpen={isSheetOpen}
          onClose={() => setIsSheetOpen(false)}
          total={list?.pagination.total ?? null}
          canSort={view.view === 'cards'}
        />
      )}
    </>
  );
}
