import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useOpening } from '@/lib/defer/use-opening';
import { activeChips, canonicalQuery, filterCount } from './filters';
import './generated/deferred-styles';
import { ListBar } from './list-bar';
import type { ServedList } from './list-model';
import { type ListState, useTourList } from './use-tour-list';

/** The content below the bar of the list. */
const ListBody = hydrateLater(() => import('./list-body').then((part) => part.ListBody), ViewportPlaceholder);

const FilterSheet = loadOnUse(() => import('./filter-sheet').then((module) => module.FilterSheet));

type TourListProps = {
  meta: { title: string; description: string; isHidden?: boolean };
  path: string;
  served: ServedList;
  regionalId?: number;
};

/** Shows a list of tours with search, filters, sorting, pages and views, all stored in the address. */
export function TourList({ meta, path, served, regionalId }: TourListProps) {
  const { t, locale } = useMessages('tour');
  const state = useTourList(path, served, regionalId);
  const { query, view, list, href, facets } = state;
  const count = filterCount(query);
  const canonical = view.view === 'saved' || list?.cards.length === 0 ? null : canonicalQuery(query);
  const page = query.page ?? 1;
  const [chip] = count === 1 ? activeChips(query, facets, t, locale) : [];
  const detail = [chip?.label, page > 1 && t('common:pager.page', { n: page })].filter(Boolean).join(' · ');
  // The unfiltered list contains no tour.
  const isBare = list?.pagination.total === 0 && count === 0;
  return (
    <>
      <PageMeta
        title={detail ? `${meta.title} · ${detail}` : meta.title}
        description={detail ? `${detail}. ${meta.description}` : meta.description}
        path={href(canonical ?? query, undefined, null)}
        isHidden={meta.isHidden || canonical === null}
      />
      {!isBare && <BarWithSheet {...state} />}
      <ListBody {...state} isBare={isBare} />
    </>
  );
}

/** Shows the bar and the sheet that it opens, apart from the list, which does not render again with them. */
function BarWithSheet(state: ListState) {
  const { isOpen, wasOpened, open, close } = useOpening();
  return (
    <>
      <ListBar {...state} openFilters={open} />
      {wasOpened && <FilterSheet {...state} isOpen={isOpen} onClose={close} />}
    </>
  );
}
