import type { Facets } from '@sdk';
import { formatMonth } from '@/domain/dates';
import { activeFilters, type TourQuery } from '@/domain/tour-query';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { Chip } from '@/ui/static/chip';
import styles from './active-filters.module.css';
import type { TourListModel } from './list-model';
import { toggled } from './ranges';

type ActiveFiltersProps = {
  query: TourQuery;
  list: TourListModel | null;
  hasFailed: boolean;
  /** A page number beyond the last one that somebody asked for. */
  beyond: number | null;
  facets: Facets | null;
  change: (next: TourQuery) => unknown;
};

/** How many tours there are, announced, and a chip for each filter that takes it away. */
export function ActiveFilters({ query, list, hasFailed, beyond, facets, change }: ActiveFiltersProps) {
  const { t, locale } = useWords('tour');
  const chips: { key: string; word: string; without: TourQuery }[] = [];
  const add = (key: string, word: string, without: Partial<TourQuery>) =>
    chips.push({ key, word, without: { ...query, ...without } });
  const nameOf = (rows: { id: number; name: string }[] | undefined, id: number) =>
    rows?.find((row) => row.id === id)?.name ?? String(id);

  if (query.search) add('search', `“${query.search}”`, { search: undefined });
  if (query.regional_id) add('region', nameOf(facets?.regionals, query.regional_id), { regional_id: undefined });
  for (const id of query.country ?? [])
    add(`c${id}`, nameOf(facets?.countries, id), { country: toggled(query.country, id) });
  for (const month of query.month ?? []) add(month, formatMonth(month, locale), { month: toggled(query.month, month) });
  if (query.min_days || query.max_days) {
    add('days', t('chips.days', { a: query.min_days ?? 1, b: query.max_days ?? '…' }), {
      min_days: undefined,
      max_days: undefined,
    });
  }
  if (query.min_price || query.max_price) {
    const [a, b] = [(query.min_price ?? 0) / 1_000_000, query.max_price ? query.max_price / 1_000_000 : '…'];
    add('price', t('chips.price', { a, b }), { min_price: undefined, max_price: undefined });
  }
  if (query.available) add('available', t('filters.available'), { available: undefined });

  const { first_item: a, last_item: b, total } = list?.pagination ?? { first_item: null, last_item: null, total: 0 };
  const count = () => {
    if (!list) return hasFailed ? '' : t('common:states.loading');
    return a ? t('list.showing', { a, b, count: total }) : t('list.zero');
  };
  return (
    <div className={styles.head}>
      <p className={styles.count} aria-live="polite">
        {count()}
        {beyond !== null && <span className={styles.beyond}>{t('list.beyond', { asked: beyond })}</span>}
      </p>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map((chip) => (
            <li key={chip.key}>
              <Chip hasRemove onClick={() => change(chip.without)} aria-label={t('chips.remove', { word: chip.word })}>
                {chip.word}
              </Chip>
            </li>
          ))}
          {activeFilters(query).length > 1 && (
            <li>
              <Button
                look="quiet"
                size="compact"
                onClick={() => change({ sort: query.sort, page: 1, limit: query.limit })}
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
