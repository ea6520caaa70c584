import type { ApiError } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { lastPage, pageNumbers } from '@/domain/pages';
import { activeFilters, type TourQuery } from '@/domain/tour-query';
import { useTourCardView } from '@/features/shared/use-tour-card-view';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { CardGrid } from '@/ui/static/card-grid';
import { EmptyBlock } from '@/ui/static/empty-block';
import { ErrorBlock } from '@/ui/static/error-block';
import { Pager } from '@/ui/static/pager';
import { LoadingArea } from '@/ui/static/skeleton';
import { TourCard } from '@/ui/static/tour-card';
import { TourCardSkeleton } from '@/ui/static/tour-card-skeleton';
import type { TourListModel } from './list-model';

type TourResultsProps = {
  query: TourQuery;
  list: TourListModel | null;
  error: Pick<ApiError, 'kind'> | undefined;
  retry: () => void;
  href: (query: TourQuery) => string;
  change: (next: TourQuery) => unknown;
};

const CARD_SIZES = '(min-width: 1280px) 300px, (min-width: 640px) 45vw, 100vw';
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
const PRIORITY_CARDS = 1;

/** The cards and their pages; while they come their shapes, without any the way on, after a failure what failed. */
export function TourResults({ query, list, error, retry, href, change }: TourResultsProps) {
  const { t } = useWords('tour');
  const view = useTourCardView();
  if (!list && error) {
    return (
      <ErrorBlock
        title={t('common:errors.title')}
        text={t(`common:errors.${error.kind}`)}
        action={
          <Button look="second" icon="refresh" onClick={retry}>
            {t('common:buttons.retry')}
          </Button>
        }
      />
    );
  }
  if (!list) {
    return (
      <LoadingArea label={t('common:states.loading')}>
        <CardGrid columns="beside">
          {SKELETONS.map((key) => (
            <li key={key}>
              <TourCardSkeleton />
            </li>
          ))}
        </CardGrid>
      </LoadingArea>
    );
  }
  if (list.pagination.total === 0) return <NoTours query={query} change={change} />;
  const current = list.pagination.current_page;
  const last = lastPage(list.pagination);
  return (
    <>
      <CardGrid columns="beside">
        {list.cards.map((card, index) => (
          <li key={card.id}>
            <TourCard
              view={view(card)}
              headingLevel={2}
              sizes={CARD_SIZES}
              isPriority={index < PRIORITY_CARDS}
              lang="id"
            />
          </li>
        ))}
      </CardGrid>
      {last > 1 && (
        <Pager
          label={t('common:pager.label')}
          note={t('list.perPage', { count: list.pagination.per_page })}
          previous={
            current > 1 ? { label: t('common:pager.previous'), href: href({ ...query, page: current - 1 }) } : undefined
          }
          next={
            current < last ? { label: t('common:pager.next'), href: href({ ...query, page: current + 1 }) } : undefined
          }
          pages={pageNumbers(current, last).map((number) =>
            number === null
              ? 'gap'
              : {
                  number,
                  href: href({ ...query, page: number }),
                  label: t('common:pager.page', { n: number }),
                  isCurrent: number === current,
                },
          )}
        />
      )}
    </>
  );
}

function NoTours({ query, change }: Pick<TourResultsProps, 'query' | 'change'>) {
  const { t } = useWords('tour');
  const worst = activeFilters(query)[0];
  return (
    <EmptyBlock
      title={t(worst ? 'list.none' : 'list.empty')}
      text={t(worst ? 'list.noneText' : 'list.emptyText')}
      action={
        <>
          {!worst && <ButtonLink href={routes.destinations()}>{t('drop.regional_id')}</ButtonLink>}
          {worst && <Button onClick={() => change({ ...query, [worst]: undefined })}>{t(`drop.${worst}`)}</Button>}
          <ButtonLink href={whatsappLink(t('list.ask'))} look="line" icon="whatsapp">
            {t('common:buttons.askWhatsapp')}
          </ButtonLink>
        </>
      }
    />
  );
}
