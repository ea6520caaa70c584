import type { ApiError } from '@sdk';
import { routes } from '@/config/routes';
import { activeFilters, type TourQuery, tourQueryToUrl } from '@/domain/tour/tour-query';
import { FailedBlock } from '@/features/shared/failed-block';
import { ListPager } from '@/features/shared/list-pager';
import { countriesLabel } from '@/features/shared/tour/use-tour-card-view';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { FactLine } from '@/ui/static/fact-line';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Picture } from '@/ui/static/pictures/picture';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './obs.module.css';
import { ObsDates } from './obs-dates';
import { datesIn, needsFetch, type ObsListModel, type ObsTour } from './obs-model';

type ObsResultsProps = { query: TourQuery; list: ObsListModel | null; error?: ApiError | undefined; retry: () => void };

/** Shows a page of tours with their next dates; a skeleton while loading, and a message if there are none. */
export function ObsResults({ query, list, error, retry }: ObsResultsProps) {
  const { t } = useMessages('obs');
  if (!list && error) return <FailedBlock text={t(`common:errors.${error.kind}`)} retry={retry} size="large" />;
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
        <ListPager pagination={list.pagination} href={(page) => routes.obs(tourQueryToUrl({ ...query, page }))} />
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
        <div key={row} className={styles.tour}>
          <Skeleton shape="picture" className={styles.picture} />
          <Skeleton shape="title" width="wide" className={styles.text} />
          <Skeleton shape="block" className={styles.dates} />
        </div>
      ))}
    </LoadingArea>
  );
}

// If this code cannot be loaded, the tour still has the link to all its dates.
const MonthDates = loadOnUse(
  () => import('./month-dates').then((module) => module.MonthDates),
  () => null,
);

/** Shows one tour with its next dates, each with a link to its booking. */
function ObsTourRow({ tour, months }: { tour: ObsTour; months: readonly string[] | undefined }) {
  const { t, lang } = useMessages('obs');
  const dates = datesIn(tour.departures, months);
  const length = tour.days && t('common:trip.daysNights', { days: tour.days, nights: tour.days - 1 });
  return (
    <article className={styles.tour}>
      <Picture
        src={tour.imageUrl}
        alt=""
        sizes="(min-width: 768px) 212px, 96px"
        maxWidth={640}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className="h4" lang={lang(tour.language)}>
          {withNoBreakDashes(tour.title)}
        </h2>
        <p className={`small muted ${styles.meta}`}>
          <FactLine facts={[countriesLabel(tour.countries, t), length]} />
        </p>
      </div>
      <div className={`stack ${styles.dates}`}>
        {needsFetch(tour, months) ? <MonthDates tour={tour} months={months} /> : <ObsDates tour={tour} dates={dates} />}
        {tour.total > dates.length && (
          <p className={`small ${styles.more}`}>
            <AppLink href={routes.obs({ tour: tour.id })}>
              <span>{t('row.all', { count: tour.total })}</span>
              <span className="visually-hidden" lang={lang(tour.language)}>{`, ${tour.title}`}</span>
            </AppLink>
          </p>
        )}
        {tour.total === 0 && <p className={`small ${styles.more}`}>{t('row.none')}</p>}
      </div>
    </article>
  );
}
