import type { ApiError } from '@sdk';
import type { TourQuery } from '@/domain/tour/tour-query';
import { ListPager } from '@/features/shared/list-pager';
import { TourTile } from '@/features/shared/tour/tour-tile';
import { useMessages } from '@/i18n/use-messages';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { TourCardSkeleton } from '@/ui/static/cards/tour-card-skeleton';
import { LoadingArea } from '@/ui/static/skeleton';
import { CARD_SIZES } from './card-sizes';
import type { TourListModel } from './list-model';
import { NoTours } from './no-tours';
import { ViewFailed } from './view-states';

type TourResultsProps = {
  query: TourQuery;
  list: TourListModel | null;
  error: Pick<ApiError, 'kind'> | undefined;
  retry: () => void;
  href: (query: TourQuery) => string;
  change: (next: TourQuery) => unknown;
};

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
const PRIORITY_CARDS = 1;

/** Shows the cards and the pager, skeletons while loading, suggestions if no tour matches, or an error message. */
export function TourResults({ query, list, error, retry, href, change }: TourResultsProps) {
  const { t } = useMessages('tour');
  if (!list && error) return <ViewFailed kind={error.kind} retry={retry} />;
  if (!list) {
    return (
      <LoadingArea label={t('common:states.loading')}>
        <CardGrid columns="beside">
          {SKELETONS.map((key) => (
            <li key={key}>
              <TourCardSkeleton isCompact />
            </li>
          ))}
        </CardGrid>
      </LoadingArea>
    );
  }
  if (list.pagination.total === 0) return <NoTours query={query} facets={list.facets} change={change} />;
  return (
    <>
      <CardGrid columns="beside">
        {list.cards.map((card, index) => (
          <li key={card.id}>
            <TourTile tour={card} headingLevel={2} sizes={CARD_SIZES} isPriority={index < PRIORITY_CARDS} isCompact />
          </li>
        ))}
      </CardGrid>
      <ListPager
        pagination={list.pagination}
        href={(page) => href({ ...query, page })}
        note={t('list.perPage', { count: list.pagination.per_page })}
      />
    </>
  );
}
