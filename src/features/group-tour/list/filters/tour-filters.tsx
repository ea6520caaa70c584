import type { Facets } from '@sdk';
import { useId, useState } from 'react';
import { formatMonth } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { isSameId } from '@/lib/is-same-id';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';
import { daysLabel, priceRangeLabel } from './range-labels';
import { daysRange, isChosen, priceRange, toggled } from './ranges';
import styles from './tour-filters.module.css';

export type TourFiltersProps = {
  query: TourQuery;
  facets: Facets | null;
  change: (next: TourQuery) => unknown;
  isOfRegion: boolean;
};

/** Shows all filters with the number of tours of each option; an option without tours is disabled. */
export function TourFilters({ query, facets, change, isOfRegion }: TourFiltersProps) {
  const { t, locale } = useMessages('tour');
  // The filters are rendered twice, beside the list and in the sheet, so each needs its own group of radio names.
  const groupPrefix = useId();
  if (!facets) return null;
  const hasPrices = query.min_price !== undefined || query.max_price !== undefined;
  const hasOwnPrices = hasPrices && !facets.prices.some((row) => isChosen(query, priceRange(row)));
  return (
    <div className={styles.filters}>
      {!isOfRegion && (
        <FilterGroup title={t('filters.region')} more={t('filters.moreRegions')} shows={5}>
          <FilterOption
            oneOf={`${groupPrefix}region`}
            label={t('drop.regional_id')}
            isOn={query.regional_id === undefined}
            toggle={() => change({ ...query, regional_id: undefined, country: undefined })}
          />
          {facets.regionals
            .filter((row) => row.total > 0 || isSameId(row.id, query.regional_id))
            .sort((a, b) => b.total - a.total)
            .map((row) => {
              const isOn = isSameId(row.id, query.regional_id);
              const toggle = () => change({ ...query, regional_id: Number(row.id), country: undefined });
              const { name: label, total } = row;
              return <FilterOption key={row.id} oneOf={`${groupPrefix}region`} {...{ isOn, toggle, label, total }} />;
            })}
        </FilterGroup>
      )}
      <FilterGroup title={t('filters.country')} more={t('filters.moreCountries')} shows={4}>
        {facets.countries
          .filter((row) => row.total > 0 || query.country?.some((id) => isSameId(row.id, id)))
          .sort((a, b) => b.total - a.total)
          .map((row) => (
            <FilterOption
              key={row.id}
              label={row.name}
              total={row.total}
              isOn={query.country?.some((id) => isSameId(row.id, id)) ?? false}
              toggle={() => change({ ...query, country: toggled(query.country, Number(row.id)) })}
            />
          ))}
      </FilterGroup>
      <FilterGroup title={t('filters.month')} look="grid">
        {facets.months.map((row) => (
          <FilterOption
            key={row.month}
            look="tile"
            label={formatMonth(row.month, locale)}
            total={row.total}
            isOn={query.month?.includes(row.month) ?? false}
            toggle={() => change({ ...query, month: toggled(query.month, row.month) })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={t('filters.days')}>
        <FilterOption
          oneOf={`${groupPrefix}days`}
          label={t('drop.min_days')}
          isOn={query.min_days === undefined && query.max_days === undefined}
          toggle={() => change({ ...query, min_days: undefined, max_days: undefined })}
        />
        {facets.durations.map((row) => {
          const range = daysRange(row);
          const isOn = isChosen(query, range);
          const toggle = () => change({ ...query, ...range });
          const label = daysLabel(range, t);
          return (
            <FilterOption
              key={row.min_days}
              oneOf={`${groupPrefix}days`}
              {...{ isOn, toggle, label }}
              total={row.total}
            />
          );
        })}
      </FilterGroup>
      <FilterGroup title={t('filters.budget')}>
        <FilterOption
          oneOf={`${groupPrefix}budget`}
          label={t('drop.min_price')}
          isOn={query.min_price === undefined && query.max_price === undefined}
          toggle={() => change({ ...query, min_price: undefined, max_price: undefined })}
        />
        {facets.prices.map((row) => {
          const range = priceRange(row);
          const isOn = isChosen(query, range);
          const toggle = () => change({ ...query, ...range });
          const label = priceRangeLabel(range, t, locale);
          return (
            <FilterOption
              key={row.min_price ?? 0}
              oneOf={`${groupPrefix}budget`}
              {...{ isOn, toggle, label }}
              total={row.total}
            />
          );
        })}
        <CustomPriceRange query={query} change={change} isOpen={hasOwnPrices} />
      </FilterGroup>
      <FilterGroup>
        <FilterOption
          label={t('filters.available')}
          total={facets.available}
          isOn={query.available === '1'}
          toggle={() => change({ ...query, available: query.available === '1' ? undefined : '1' })}
        />
      </FilterGroup>
    </div>
  );
}

const PriceRangeForm = loadOnUse(() => import('./price-range-form').then((module) => module.PriceRangeForm));

type CustomPriceRangeProps = { query: TourQuery; change: (next: TourQuery) => unknown; isOpen: boolean };

/** Shows a button that opens a form for another price range; the form is open if such a range is set. */
function CustomPriceRange({ query, change, isOpen }: CustomPriceRangeProps) {
  const { t } = useMessages('tour');
  const [isOpened, setIsOpened] = useState(false);
  if (isOpen || isOpened) return <PriceRangeForm query={query} change={change} />;
  return (
    <button type="button" className={styles.more} onClick={() => setIsOpened(true)}>
      {t('list.priceOwn')}
    </button>
  );
}
