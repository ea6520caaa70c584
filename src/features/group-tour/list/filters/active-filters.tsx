import type { Facets } from '@sdk';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Chip } from '@/ui/static/buttons/chip';
import { COUNT_ID, chipId, keepFocus } from '../keep-focus';
import type { TourListModel } from '../list-model';
import { activeChips } from './active-chips';
import styles from './active-filters.module.css';

type ActiveFiltersProps = {
  query: TourQuery;
  list: TourListModel | null;
  hasFailed: boolean;
  /** The requested page number if it is beyond the last page. */
  beyond: number | null;
  facets: Facets | null;
  /** False in the calendar, which shows the number of departures itself. */
  isCounting: boolean;
  change: (next: TourQuery) => unknown;
};

/** Shows and announces the number of tours, and a chip for each filter, which removes it. */
export function ActiveFilters({ query, list, hasFailed, beyond, facets, isCounting, change }: ActiveFiltersProps) {
  const { t, locale } = useMessages('tour');
  const chips = activeChips(query, facets, t, locale);
  const { first_item: a, last_item: b, total } = list?.pagination ?? { first_item: null, last_item: null, total: 0 };
  const count = () => {
    if (!list) return hasFailed ? '' : t('common:states.loading');
    return a ? t('list.showing', { a, b, count: total }) : t('list.zero');
  };
  if (!isCounting && chips.length === 0) return null;
  return (
    <div className={styles.header}>
      {isCounting && (
        <p className={styles.count} id={COUNT_ID} tabIndex={-1} aria-live="polite">
          {count()}
          {beyond !== null && <span className={styles.beyond}>{t('list.beyond', { page: beyond })}</span>}
        </p>
      )}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('list.active')}>
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
