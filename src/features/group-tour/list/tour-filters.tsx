import type { Facets } from '@sdk';
import { formatMonth } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour-query';
import { useWords } from '@/i18n/use-words';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';
import { daysRange, isChosen, priceRange, toggled } from './ranges';
import styles from './tour-filters.module.css';

type TourFiltersProps = {
  query: TourQuery;
  facets: Facets | null;
  change: (next: TourQuery) => unknown;
  isOfRegion: boolean;
};

/** All filters with the number of tours behind each option; one without tours shows its zero and stays off. */
export function TourFilters({ query, facets, change, isOfRegion }: TourFiltersProps) {
  const { t, locale } = useWords('tour');
  if (!facets) return null;
  return (
    <div className={styles.filters}>
      {!isOfRegion && (
        <FilterGroup title={t('filters.region')} more={t('filters.moreRegions')} shows={4}>
          {facets.regionals
            .filter((row) => row.total > 0 || row.id === query.regional_id)
            .sort((a, b) => b.total - a.total)
            .map((row) => {
              const isOn = query.regional_id === row.id;
              const toggle = () => change({ ...query, regional_id: isOn ? undefined : row.id, country: undefined });
              return <FilterOption key={row.id} {...{ isOn, toggle }} word={row.name} total={row.total} lang="id" />;
            })}
        </FilterGroup>
      )}
      <FilterGroup title={t('filters.country')} more={t('filters.moreCountries')} shows={4}>
        {facets.countries
          .filter((row) => row.total > 0 || query.country?.includes(row.id))
          .sort((a, b) => b.total - a.total)
          .map((row) => (
            <FilterOption
              key={row.id}
              word={row.name}
              lang="id"
              total={row.total}
              isOn={query.country?.includes(row.id) ?? false}
              toggle={() => change({ ...query, country: toggled(query.country, row.id) })}
            />
          ))}
      </FilterGroup>
      <FilterGroup title={t('filters.month')} look="grid">
        {facets.months.map((row) => (
          <FilterOption
            key={row.month}
            look="tile"
            word={formatMonth(row.month, locale)}
            total={row.total}
            isOn={query.month?.includes(row.month) ?? false}
            toggle={() => change({ ...query, month: toggled(query.month, row.month) })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={t('filters.days')}>
        {facets.durations.map((row) => {
          const range = daysRange(row);
          const isOn = isChosen(query, range);
          const toggle = () => change({ ...query, min_days: undefined, max_days: undefined, ...(isOn ? {} : range) });
          const word =
            row.max_days === null || row.max_days === undefined
              ? t('days.over', { n: (row.min_days ?? 1) - 1 })
              : t((row.min_days ?? 1) <= 1 ? 'days.upTo' : 'days.between', { a: row.min_days, b: row.max_days });
          return <FilterOption key={row.min_days} {...{ isOn, toggle, word }} total={row.total} />;
        })}
      </FilterGroup>
      <FilterGroup title={t('filters.budget')}>
        {facets.prices.map((row) => {
          const range = priceRange(row);
          const isOn = isChosen(query, range);
          const toggle = () => change({ ...query, min_price: undefined, max_price: undefined, ...(isOn ? {} : range) });
          const [a, b] = [(row.min_price ?? 0) / 1_000_000, (row.max_price ?? 0) / 1_000_000];
          const word = !row.max_price
            ? t('budget.over', { a })
            : t(row.min_price ? 'budget.between' : 'budget.under', { a, b });
          return <FilterOption key={row.min_price ?? 0} {...{ isOn, toggle, word }} total={row.total} />;
        })}
      </FilterGroup>
      <FilterGroup>
        <FilterOption
          word={t('filters.available')}
          total={facets.available}
          isOn={query.available === '1'}
          toggle={() => change({ ...query, available: query.available === '1' ? undefined : '1' })}
        />
      </FilterGroup>
    </div>
  );
}
