import { useRouter } from 'next/router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import type { DepartureFilters } from '@/domain/tour/tour-card';
import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import { PartyButton } from '@/form/trip-plan/plan-button';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { isCorrected, searchCorrection } from '@/state/search-correction';
import { useTourLists } from '@/state/tour-lists';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Button } from '@/ui/static/buttons/button';
import { Chip } from '@/ui/static/buttons/chip';
import { LoadingArea } from '@/ui/static/skeleton';
import { activeChips } from './filters';
import { ViewSwitch } from './list-bar';
import styles from './list-body.module.css';
import { COUNT_ID } from './list-model';
import { TourFilters } from './tour-filters';
import { CalendarLoading, TourResults } from './tour-results';
import type { ListState } from './use-tour-list';

const CalendarView = loadOnUse(() => import('./calendar-view').then((module) => module.CalendarView), CalendarLoading);

const SavedList = loadOnUse(
  () => import('@/features/shared/tour-lists/saved-list').then((part) => part.SavedList),
  (part) => (part.error ? <FailedPart {...part} /> : <SavedListLoading />),
);

// A bar that cannot be downloaded leaves the page as it is.
const CompareBar = loadOnUse(
  () => import('@/features/shared/tour-lists/compare-bar').then((part) => part.CompareBar),
  () => null,
);

/**
 * Shows filters and tours (as cards or calendar) or the saved tours, and below them the recently viewed tours. `isBare` is
 * true if the unfiltered list contains no tour.
 */
export function ListBody({ isBare, ...state }: ListState & { isBare: boolean }) {
  const { t } = useMessages('tour');
  const { query, view, href } = state;
  const isSaved = view.view === 'saved';
  if (isBare) {
    return (
      <div className="container ends-page">
        <TourResults {...state} />
      </div>
    );
  }
  return (
    <>
      <div className={`container ${isSaved ? styles.saved : styles.columns}`}>
        {!isSaved && (
          <aside className={styles.filters} aria-label={t('filters.title')}>
            {state.showsFilters && <TourFilters {...state} />}
          </aside>
        )}
        <div className={styles.results} id="results">
          <CorrectionNote />
          <ResultsHeader {...state} />
          {view.view !== 'cards' && (
            <noscript>
              <p>
                {t('list.noScript')} <AppLink href={href(query)}>{t('list.asCards')}</AppLink>
              </p>
            </noscript>
          )}
          {view.view === 'cards' && <TourResults {...state} />}
          {view.view === 'calendar' && <CalendarView {...state} />}
          {isSaved && <SavedList />}
        </div>
      </div>
      <div className={styles.recent}>
        <RecentTours />
      </div>
      <CompareBarLoader filters={isSaved ? {} : query} />
    </>
  );
}

/** Shows the bar with the tours selected for comparison; its code is loaded with the first one. */
function CompareBarLoader(props: { filters: DepartureFilters }) {
  const isNeeded = useTourLists().compared.length > 0;
  const [isLoaded, setIsLoaded] = useState(false);
  if (isNeeded && !isLoaded) setIsLoaded(true);
  return isLoaded && <CompareBar {...props} />;
}

/** Shows and announces the number of tours, and a chip for each filter, which removes it. */
function ResultsHeader(state: ListState) {
  const { t, locale } = useMessages('tour');
  const { query, list, beyond, facets, change } = state;
  // The calendar shows the number of departures itself; the saved tours have neither a count nor filters.
  const isCounting = state.view.view === 'cards';
  const isSaved = state.view.view === 'saved';
  const chips = isSaved ? [] : activeChips(query, facets, t, locale);
  const { first_item: a, last_item: b, total: count } = list?.pagination ?? {};
  // `data-atomic`: while the links of the switch are parsed, they would push the count aside.
  return (
    <div className={classNames('cluster', styles.header, isSaved && styles.isOnlySwitch)} data-atomic="">
      {isCounting && (
        <p className={styles.count} id={COUNT_ID} tabIndex={-1} aria-live="polite">
          {/* Empty while loading and after a failure: the placeholder and the error message announce those. */}
          <span>{list && (a ? t('list.showing', { a, b, count }) : t('list.zero'))}</span>
          {beyond !== null && <span className={`muted ${styles.beyond}`}>{t('list.beyond', { page: beyond })}</span>}
        </p>
      )}
      <ViewSwitch {...state} position="results" />
      {!isSaved && <PartyChip {...state} />}
      {chips.length > 0 && (
        <ul className={`cluster ${styles.chips}`} aria-label={t('list.active')}>
          {chips.map((chip, index) => (
            <li key={chip.key}>
              <Chip
                hasRemove
                id={chipId(chip.key)}
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget, chips[index + 1] ?? chips[index - 1]);
                  change(chip.without);
                }}
                aria-label={t('chips.remove', { word: chip.label })}
              >
                {chip.label}
              </Chip>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Button
                look="quiet"
                size="compact"
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget);
                  change({ sort: query.sort, page: 1, limit: query.limit });
                }}
              >
                {t('common:buttons.clearAll')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Shows who wants to travel; the answer to when becomes the filter of the list. */
function PartyChip({ query, change }: Pick<ListState, 'query' | 'change'>) {
  return (
    <div className={styles.party}>
      <PartyButton
        months={query.month ?? []}
        onChange={({ party, months }) => change({ ...query, month: months.length > 0 ? months : undefined }, party)}
      />
    </div>
  );
}

/** Says that the list shows tours for other words than those typed, and links to a search for these. */
export function CorrectionNote() {
  const { t } = useMessages();
  const { asPath } = useRouter();
  const followShallow = useShallowLinks();
  const { last } = useSnapshot(searchCorrection);
  if (!last || !isCorrected(last, asPath)) return null;
  return (
    <p className={`small ${styles.note}`} onClickCapture={followShallow}>
      <span>{t('find.corrected', { shown: last.shown, text: last.typed })}</span>{' '}
      <AppLink href={routes.tours({ search: last.typed })}>{t('find.all', { text: last.typed })}</AppLink>
    </p>
  );
}

const chipId = (key: string) => `filter-chip-${key}`;

/** Moves the focus before a filter chip is removed: to the chip beside it, otherwise to the number of results. */
export function keepFocus(button: HTMLElement, other?: { key: string }) {
  if (document.activeElement !== button) return;
  const next = (other && document.getElementById(chipId(other.key))) || document.getElementById(COUNT_ID);
  next?.focus({ preventScroll: true });
}

function SavedListLoading() {
  return <LoadingArea label={useMessages('common').t('states.loading')}>{null}</LoadingArea>;
}
