import type { FormEvent } from 'react';
import { type TourSort, tourSorts } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { searchFieldProps } from '@/state/search';
import { useTourLists } from '@/state/tour-lists';
import { bareSelectClass } from '@/ui/static/buttons/bare-select';
import { Button } from '@/ui/static/buttons/button';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { SearchField, searchText } from '@/ui/static/buttons/search-field';
import { Icon } from '@/ui/static/pictures/icon';
import { filterCount } from './filters';
import styles from './list-bar.module.css';
import type { ListState } from './use-tour-list';

/** Shows the sticky bar of a list: search, filters (on small screens), sorting and views. */
export function ListBar({ openFilters, ...state }: ViewState & { openFilters: () => void }) {
  const { t } = useMessages('tour');
  const { query, view, change } = state;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ ...query, search: searchText(event.currentTarget) });
  };
  // The field beside the button shows the search already.
  const count = filterCount({ ...query, search: undefined });
  return (
    <div className={styles.listBar} data-print="none" data-atomic="">
      <div className={`container cluster ${styles.row}`}>
        <search className={styles.search}>
          <form className={styles.form} onSubmit={search}>
            <SearchField
              value={query.search ?? ''}
              label={t('list.searchLabel')}
              placeholder={t('list.searchPlaceholder')}
              input={searchFieldProps(() => ({ submit: (text) => change({ ...query, search: text || undefined }) }))}
            />
            {/* For browsers and screen readers that need a submit button; with a keyboard, Enter submits the form. */}
            <button type="submit" className="visually-hidden" tabIndex={-1}>
              {t('common:buttons.search')}
            </button>
          </form>
        </search>
        {view.view !== 'saved' && (
          <Button look="line" icon="filter" className={styles.filterButton} onClick={openFilters}>
            {count > 0 ? `${t('filters.open')} (${count})` : t('filters.open')}
          </Button>
        )}
        {view.view === 'cards' && <SortSelect position="bar" query={query} change={change} />}
        <ViewSwitch {...state} position="bar" />
      </div>
    </div>
  );
}

type SortSelectProps = Pick<ListState, 'query' | 'change'> & { position: 'bar' | 'sheet' };

/** Shows the sort order of a list: in its bar, or on small screens in the filter sheet. */
export function SortSelect({ query, change, position }: SortSelectProps) {
  const { t } = useMessages('tour');
  return (
    <label className={classNames('small muted', styles.sort, styles[position])}>
      <span>{t('list.sort')}</span>
      <select
        className={bareSelectClass}
        value={query.sort ?? 'soonest'}
        onChange={(event) => change({ ...query, sort: event.currentTarget.value as TourSort })}
      >
        {tourSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The views with their icons; the saved tours are the last one, because the list of a region does not have them. */
const views = [
  ['cards', 'images'],
  ['calendar', 'calendar'],
  ['saved', 'heart'],
] as const;

type ViewState = Pick<ListState, 'query' | 'view' | 'href' | 'change' | 'regionalId'>;

/**
 * Shows links to the views: cards, calendar, and the tours saved on this device. They are in the list's bar, or on
 * small screens above the results, where only the current one shows its label.
 */
export function ViewSwitch({ query, view, href, regionalId, position }: ViewState & { position: 'bar' | 'results' }) {
  const { t } = useMessages('tour');
  const { saved } = useTourLists();
  return (
    <nav className={classNames(styles.switch, styles[position])} aria-label={t('list.views')}>
      {views.slice(0, regionalId === undefined ? 3 : 2).map(([one, icon]) => (
        <SamePageLink
          scroll={false}
          key={one}
          href={href(query, one === 'calendar' ? { ...view, view: one } : { view: one })}
          className={styles.view}
          aria-current={one === view.view ? 'true' : undefined}
        >
          <span className={styles.icon}>
            <Icon name={icon} size={18} />
            {one === 'saved' && saved.length > 0 && <span className={styles.count}>{saved.length}</span>}
          </span>
          <span className={styles.label}>{t(`list.view.${one}`)}</span>
        </SamePageLink>
      ))}
    </nav>
  );
}
