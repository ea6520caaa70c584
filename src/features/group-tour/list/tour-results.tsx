import type { ApiError } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { FailedBlock } from '@/features/shared/failed-block';
import { ListPager } from '@/features/shared/list-pager';
import { TourTile } from '@/features/shared/tour/tour-tile';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { TourCardSkeleton } from '@/ui/static/cards/tour-card-skeleton';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { filterToDrop, withoutFilter } from './filters';
import styles from './list-body.module.css';
import { CARD_SIZES } from './list-model';
import type { ListState } from './use-tour-list';

type TourResultsProps = NoToursProps & Pick<ListState, 'list' | 'error' | 'retry' | 'href'>;

/** Shows the cards and the pager, skeletons while loading, suggestions if no tour matches, or an error message. */
export function TourResults({ query, list, facets, error, retry, href, change }: TourResultsProps) {
  const { t } = useMessages('tour');
  if (!list && error) return <ViewFailed kind={error.kind} retry={retry} />;
  if (!list) {
    return (
      <LoadingArea label={t('common:states.loading')}>
        <CardGrid columns="beside">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <li key={key}>
              <TourCardSkeleton isCompact />
            </li>
          ))}
        </CardGrid>
      </LoadingArea>
    );
  }
  if (list.pagination.total === 0) return <NoTours {...{ query, facets, change }} />;
  return (
    <>
      <CardGrid columns="beside">
        {list.cards.map((card, index) => (
          <li key={card.id}>
            <TourTile tour={card} headingLevel={2} sizes={CARD_SIZES} isPriority={index === 0} isCompact />
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

// If their code cannot be loaded, the page is shown without them.
const nothing = () => null;
const MeantLinks = loadOnUse(() => import('./meant-tours').then((part) => part.MeantLinks), nothing);
const MeantTours = loadOnUse(() => import('./meant-tours').then((part) => part.MeantTours), nothing);

export type NoToursProps = Pick<ListState, 'query' | 'facets' | 'change'>;

/**
 * Shows that no tour matches, with a button that removes the filter whose removal helps most, or a link to the other
 * regions if no filter is set. Words that find nothing get links and tours that they may have meant.
 */
export function NoTours({ query, facets, change }: NoToursProps) {
  const { t } = useMessages('tour');
  const worst = filterToDrop(query, facets);
  const search = worst === 'search' ? query.search : undefined;
  const reason = () => {
    if (search) return t('list.noneSearch');
    return worst ? t('list.noneText', { filter: t(`list.narrow.${worst}`) }) : t('list.emptyText');
  };
  return (
    <>
      <EmptyBlock
        title={t(worst ? 'list.none' : 'list.empty')}
        text={reason()}
        isCompact={search !== undefined}
        action={
          <>
            {search && <MeantLinks search={search} />}
            {worst ? (
              <Button onClick={() => change(withoutFilter(query, worst))}>{t(`drop.${worst}`)}</Button>
            ) : (
              <ButtonLink href={routes.destinations()}>{t('drop.regional_id')}</ButtonLink>
            )}
            <ButtonLink href={whatsappLink(t('list.ask'))} look="line" icon="whatsapp">
              {t('common:buttons.askWhatsapp')}
            </ButtonLink>
          </>
        }
      />
      {search && <MeantTours search={search} />}
    </>
  );
}

/** Shows an error message with a retry button; search and filters stay visible beside it. */
export function ViewFailed({ kind, retry }: { kind: ApiError['kind']; retry: () => void }) {
  const { t } = useMessages();
  return <FailedBlock text={t(`errors.${kind}`)} retry={retry} />;
}

/** Shows skeletons while the calendar or its code is loading, and a retry button if the code cannot be loaded. */
export function CalendarLoading({ error, retry }: { error?: Error | null; retry?: () => void }) {
  const { t } = useMessages();
  if (error && retry) return <ViewFailed kind="network" retry={retry} />;
  return (
    <LoadingArea label={t('states.loading')} className={styles.shapes}>
      <Skeleton shape="title" width="third" />
      <Skeleton className={styles.months} />
      <Skeleton className={styles.month} />
      <Skeleton shape="block" />
    </LoadingArea>
  );
}
