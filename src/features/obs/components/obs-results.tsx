import type { ApiError } from '@sdk';
import { routes } from '@/config/routes';
import { lastPage, pageNumbers } from '@/domain/pages';
import { activeFilters, type TourQuery } from '@/domain/tour-query';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { EmptyBlock } from '@/ui/static/empty-block';
import { ErrorBlock } from '@/ui/static/error-block';
import { Pager } from '@/ui/static/pager';
import type { ObsListModel } from '../obs-model';
import styles from './obs-list.module.css';
import { ObsSkeleton } from './obs-skeleton';
import { ObsTourRow } from './obs-tour-row';

type ObsResultsProps = {
  query: TourQuery;
  list: ObsListModel | null;
  error: Pick<ApiError, 'kind'> | undefined;
  retry: () => void;
  href: (query: TourQuery) => string;
};

/** The tours with their next dates, page by page; their shapes while they come; the way on where there are none. */
export function ObsResults({ query, list, error, retry, href }: ObsResultsProps) {
  const { t } = useWords('obs');
  if (!list && error) {
    return (
      <ErrorBlock
        title={t('common:errors.title')}
        text={t(`common:errors.${error.kind}`)}
        action={
          <Button look="second" size="large" icon="refresh" onClick={retry}>
            {t('common:buttons.retry')}
          </Button>
        }
      />
    );
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
            <ButtonLink href={routes.obs()} size="large">
              {t('none.all')}
            </ButtonLink>
          )
        }
      />
    );
  }
  const current = list.pagination.current_page;
  const last = lastPage(list.pagination);
  const at = (page: number) => href({ ...query, page });
  return (
    <>
      <ul className={styles.tours}>
        {list.tours.map((tour) => (
          <li key={tour.id}>
            <ObsTourRow tour={tour} months={query.month} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <div className={styles.pager} data-focus="#departures">
          <Pager
            label={t('common:pager.label')}
            previous={current > 1 ? { label: t('common:pager.previous'), href: at(current - 1) } : undefined}
            next={current < last ? { label: t('common:pager.next'), href: at(current + 1) } : undefined}
            pages={pageNumbers(current, last).map((number) =>
              number === null
                ? 'gap'
                : {
                    number,
                    href: at(number),
                    label: t('common:pager.page', { n: number }),
                    isCurrent: number === current,
                  },
            )}
          />
        </div>
      )}
    </>
  );
}
