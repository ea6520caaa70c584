import type { ApiError } from '@sdk';
import { routes } from '@/config/routes';
import { activeFilters, type TourQuery } from '@/domain/tour/tour-query';
import { FailedBlock } from '@/features/shared/failed-block';
import { ListPager } from '@/features/shared/list-pager';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import type { ObsListModel } from '../obs-model';
import styles from './obs-list.module.css';
import { ObsTourRow } from './obs-tour-row';
import rowStyles from './obs-tour-row.module.css';

type ObsResultsProps = {
  query: TourQuery;
  list: ObsListModel | null;
  error: Pick<ApiError, 'kind'> | undefined;
  retry: () => void;
  href: (query: TourQuery) => string;
};

/** Shows a page of tours with their next dates; a skeleton while loading, and a message if there are none. */
export function ObsResults({ query, list, error, retry, href }: ObsResultsProps) {
  const { t } = useMessages('obs');
  if (!list && error) {
    return <FailedBlock text={t(`common:errors.${error.kind}`)} retry={retry} size="large" />;
  }
  if (!list) return <ObsSkeleton />;
  if (list.tours.length === 0) {
    const isFiltered = activeFilters(query).length > 0 || list.pagination.total > 0;
    return (
      <EmptyBlock
        title={t(isFiltered ? 'none.title' : 'empty.title')}
        text={t(isFiltered ? 'none.text' : 'empty.text')}
        action={
          isFiltered && (
            <ButtonLink href={routes.obs()} look="line" size="large">
              {t('none.all')}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.tours}>
        {list.tours.map((tour) => (
          <li key={tour.id}>
            <ObsTourRow tour={tour} months={query.month} />
          </li>
        ))}
      </ul>
      <div className={styles.pager} data-focus="#departures">
        <ListPager pagination={list.pagination} href={(page) => href({ ...query, page })} />
      </div>
    </>
  );
}

/** Shows a placeholder until the departures are loaded. */
function ObsSkeleton() {
  const { t } = useMessages('common');
  return (
    <LoadingArea label={t('states.loading')} className={styles.tours}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={rowStyles.tour}>
          <Skeleton shape="picture" className={rowStyles.picture} />
          <div className={rowStyles.text}>
            <Skeleton shape="title" width="wide" />
            <Skeleton width="half" />
          </div>
          <div className={rowStyles.dates}>
            <Skeleton shape="button" width="full" />
            <Skeleton shape="button" width="full" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
