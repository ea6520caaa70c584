import type { FormEvent } from 'react';
import type { TourQuery } from '@/domain/tour-query';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { Container } from '@/ui/static/container';
import { Icon } from '@/ui/static/icon';
import styles from './list-bar.module.css';
import { SortSelect } from './sort-select';

type ListBarProps = { query: TourQuery; change: (next: TourQuery) => unknown; openFilters: () => void };

/** The sticky bar of a list: search, filters on small screens, sorting. */
export function ListBar({ query, change, openFilters }: ListBarProps) {
  const { t } = useWords('tour');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    change({ ...query, search: text || undefined });
  };
  return (
    <search className={styles.bar}>
      <Container className={styles.row}>
        <form className={styles.search} onSubmit={search}>
          <Icon name="search" />
          <input
            key={query.search ?? ''}
            name="search"
            type="search"
            defaultValue={query.search ?? ''}
            maxLength={100}
            placeholder={t('list.searchPlaceholder')}
            aria-label={t('list.searchPlaceholder')}
          />
          <button type="submit" className="visually-hidden">
            {t('common:buttons.search')}
          </button>
        </form>
        <Button look="line" icon="filter" className={styles.filterButton} onClick={openFilters}>
          {t('filters.open')}
        </Button>
        <SortSelect place="bar" query={query} change={change} />
      </Container>
    </search>
  );
}
