import type { Facets } from '@sdk';
import type { ReactElement } from 'react';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/static/buttons/button';
import { Chip } from '@/ui/static/buttons/chip';
import { activeChips } from './filters/active-chips';
import { COUNT_ID, chipId, keepFocus } from './keep-focus';
import type { TourListModel } from './list-model';
import type { ListView } from './list-view';
import styles from './results-header.module.css';

type ResultsHeaderProps = {
  query: TourQuery;
  list: TourListModel | null;
  /** The requested page number if it is beyond the last page. */
  beyond: number | null;
  facets: Facets | null;
  view: ListView['view'];
  /** The switch between the views on small screens; it has its place in the bar on wide ones. */
  viewSwitch: ReactElement;
  change: (next: TourQuery) => unknown;
};

/** Shows and announces the number of tours, and a chip for each filter, which removes it. */
export function ResultsHeader({ query, list, beyond, facets, view, viewSwitch, change }: ResultsHeaderProps) {
  const { t, locale } = useMessages('tour');
  // The calendar shows the number of departures itself; the saved tours have neither a count nor filters.
  const isCounting = view === 'cards';
  const chips = view === 'saved' ? [] : activeChips(query, facets, t, locale);
  const { first_item: a, last_item: b, total } = list?.pagination ?? { first_item: null, last_item: null, total: 0 };
  // Empty while loading and after a failure: the placeholder and the error message announce those.
  const count = list && (a ? t('list.showing', { a, b, count: total }) : t('list.zero'));
  // `data-atomic`: while the links of the switch are parsed, they would push the count aside.
  return (
    <div
      className={classNames('cluster', styles.header, !isCounting && chips.length === 0 && styles.isOnlySwitch)}
      data-atomic=""
    >
      {isCounting && (
        <p className={styles.count} id={COUNT_ID} tabIndex={-1} aria-live="polite">
          <span>{count}</span>
          {beyond !== null && <span className={styles.beyond}>{t('list.beyond', { page: beyond })}</span>}
        </p>
      )}
      {viewSwitch}
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
