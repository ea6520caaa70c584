import type { ApiError } from '@sdk';
import type { TourQuery } from '@/domain/tour/tour-query';
import { CompareBarLoader } from '@/features/shared/tour-lists/compare-bar-loader';
import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import { SavedTours } from '@/features/shared/tour-lists/saved-tours';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Container } from '@/ui/static/container';
import type { CalendarViewProps } from './calendar/calendar-view';
import { CorrectionNote } from './correction-note';
import { TourFilters, type TourFiltersProps } from './filters/tour-filters';
import type { TourListModel } from './list-model';
import type { ListView } from './list-view';
import { ResultsHeader } from './results-header';
import styles from './tour-list.module.css';
import { TourResults } from './tour-results';
import { CalendarChunk } from './view-states';
import { ViewSwitch, type ViewSwitchProps } from './view-switch';

const CalendarView = loadOnUse<CalendarViewProps>(
  () => import('./calendar/calendar-view').then((module) => module.CalendarView),
  CalendarChunk,
);

type ListBodyProps = TourFiltersProps & {
  view: ListView;
  regionalId: number | undefined;
  list: TourListModel | null;
  /** False while the first answer of a linked list loads. */
  showsFilters: boolean;
  beyond: number | null;
  error: Pick<ApiError, 'kind'> | undefined;
  retry: () => void;
  href: (query: TourQuery, view?: ListView) => string;
  /** True if the unfiltered list contains no tour. */
  isBare: boolean;
  viewSwitch: Omit<ViewSwitchProps, 'position'>;
};

/** Shows filters and tours (as cards or calendar) or the saved tours, and below them the recently viewed tours. */
export function ListBody({ isBare, viewSwitch, ...shown }: ListBodyProps) {
  const { t } = useMessages('tour');
  const { query, facets, showsFilters, view, regionalId, list, beyond, error, retry, href, change, isOfRegion } = shown;
  const isSaved = view.view === 'saved';
  if (isBare) {
    return (
      <Container className="ends-page">
        <TourResults {...{ query, list, error, retry, href, change }} />
      </Container>
    );
  }
  return (
    <>
      <Container className={isSaved ? styles.saved : styles.columns}>
        {!isSaved && (
          <aside className={styles.filters} aria-label={t('filters.title')}>
            {showsFilters && <TourFilters {...{ query, facets, change, isOfRegion }} />}
          </aside>
        )}
        <div className={styles.results} id="results">
          <CorrectionNote />
          <ResultsHeader
            {...{ query, list, beyond, change, facets }}
            view={view.view}
            viewSwitch={<ViewSwitch {...viewSwitch} position="results" />}
          />
          {view.view !== 'cards' && (
            <noscript>
              <p>
                {t('list.noScript')} <AppLink href={href(query)}>{t('list.asCards')}</AppLink>
              </p>
            </noscript>
          )}
          {view.view === 'cards' && <TourResults {...{ query, list, error, retry, href, change }} />}
          {view.view === 'calendar' && <CalendarView {...{ query, view, regionalId, href, facets, change }} />}
          {isSaved && <SavedTours />}
        </div>
      </Container>
      <div className={styles.recent}>
        <RecentTours />
      </div>
      <CompareBarLoader />
    </>
  );
}
