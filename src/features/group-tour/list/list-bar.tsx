import type { FormEvent, ReactElement } from 'react';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { searchFieldProps } from '@/state/search';
import { Button } from '@/ui/static/buttons/button';
import { SearchField, searchText } from '@/ui/static/buttons/search-field';
import { Container } from '@/ui/static/container';
import { filterCount } from './filters/filter-count';
import styles from './list-bar.module.css';
import type { ListView } from './list-view';
import { SortSelect } from './sort-select';

type ListBarProps = {
  query: TourQuery;
  view: ListView['view'];
  viewSwitch: ReactElement;
  change: (next: TourQuery) => unknown;
  openFilters: () => void;
};

/** Shows the sticky bar of a list: search, filters (on small screens), sorting and views. */
export function ListBar({ query, view, viewSwitch, change, openFilters }: ListBarProps) {
  const { t } = useMessages('tour');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ ...query, search: searchText(event.currentTarget) });
  };
  // The field beside the button shows the search already.
  const count = filterCount({ ...query, search: undefined });
  return (
    <div className={styles.bar} data-print="none" data-atomic="">
      <Container className={`cluster ${styles.row}`}>
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
        {view !== 'saved' && (
          <Button look="line" icon="filter" className={styles.filterButton} onClick={openFilters}>
            {count > 0 ? `${t('filters.open')} (${count})` : t('filters.open')}
          </Button>
        )}
        {view === 'cards' && <SortSelect position="bar" query={query} change={change} />}
        {viewSwitch}
      </Container>
    </div>
  );
}
