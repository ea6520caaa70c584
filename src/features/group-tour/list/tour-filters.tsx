import { Children, isValidElement, useId, useState } from 'react';
import { formatMonth } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import type { Elements } from '@/lib/elements';
import { isSameId } from '@/lib/is-same-id';
import { daysLabel, daysRange, isChosen, priceRange, priceRangeLabel, toggled } from './filters';
import styles from './tour-filters.module.css';
import type { ListState } from './use-tour-list';

type TourFiltersProps = Pick<ListState, 'query' | 'facets' | 'change' | 'regionalId'>;

/** Shows all filters with the number of tours of each option; an option without tours is disabled. */
export function TourFilters({ query, facets, change, regionalId }: TourFiltersProps) {
  const { t, locale } = useMessages('tour');
  // The filters are rendered twice, beside the list and in the sheet, so each needs its own group of radio names.
  const groupPrefix = useId();
  if (!facets) return null;
  const isAnyPrice = query.min_price === undefined && query.max_price === undefined;
  const hasOwnPrices = !isAnyPrice && !facets.prices.some((row) => isChosen(query, priceRange(row)));
  const region = (id: number | undefined) => ({ regional_id: id, country: undefined });
  const anyDays = { min_days: undefined, max_days: undefined };
  const anyPrice = { min_price: undefined, max_price: undefined };
  const radio = (group: string, label: string, isOn: boolean, filter: ListState['query'], total?: number) => (
    <FilterOption
      key={label}
      oneOf={`${groupPrefix}${group}`}
      {...{ label, isOn, total }}
      toggle={() => change({ ...query, ...filter })}
    />
  );
  return (
    <div className="stack">
      {regionalId === undefined && (
        <FilterGroup title={t('filters.region')} more={t('filters.moreRegions')} shows={5}>
          {radio('region', t('drop.regional_id'), query.regional_id === undefined, region(undefined))}
          {facets.regionals
            .filter((row) => row.total > 0 || isSameId(row.id, query.regional_id))
            .sort((a, b) => b.total - a.total)
            .map(({ id, name, total }) =>
              radio('region', name, isSameId(id, query.regional_id), region(Number(id)), total),
            )}
        </FilterGroup>
      )}
      <FilterGroup title={t('filters.country')} more={t('filters.moreCountries')} shows={4}>
        {facets.countries
          .map((row) => ({ ...row, isOn: query.country?.some((id) => isSameId(row.id, id)) ?? false }))
          .filter(({ total, isOn }) => total > 0 || isOn)
          .sort((a, b) => b.total - a.total)
          .map(({ id, name, total, isOn }) => (
            <FilterOption
              key={id}
              label={name}
              total={total}
              isOn={isOn}
              toggle={() => change({ ...query, country: toggled(query.country, Number(id)) })}
            />
          ))}
      </FilterGroup>
      <FilterGroup title={t('filters.month')} look="grid">
        {facets.months.map(({ month, total }) => (
          <FilterOption
            key={month}
            look="tile"
            label={formatMonth(month, locale)}
            total={total}
            isOn={query.month?.includes(month) ?? false}
            toggle={() => change({ ...query, month: toggled(query.month, month) })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={t('filters.days')}>
        {radio('days', t('drop.min_days'), isChosen(query, anyDays), anyDays)}
        {facets.durations.map((row) => {
          const range = daysRange(row);
          return radio('days', daysLabel(range, t), isChosen(query, range), range, row.total);
        })}
      </FilterGroup>
      <FilterGroup title={t('filters.budget')}>
        {radio('budget', t('drop.min_price'), isAnyPrice, anyPrice)}
        {facets.prices.map((row) => {
          const range = priceRange(row);
          return radio('budget', priceRangeLabel(range, t, locale), isChosen(query, range), range, row.total);
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

/** Shows a button that opens a form for another price range; the form is open if such a range is set. */
function CustomPriceRange({ isOpen, ...list }: Pick<ListState, 'query' | 'change'> & { isOpen: boolean }) {
  const { t } = useMessages('tour');
  const [isOpened, setIsOpened] = useState(false);
  if (isOpen || isOpened) return <PriceRangeForm {...list} />;
  return (
    <button type="button" className={styles.more} onClick={() => setIsOpened(true)}>
      {t('list.priceOwn')}
    </button>
  );
}

type FilterGroupProps = { title?: string; look?: 'rows' | 'grid'; shows?: number; more?: string; children: Elements };

/**
 * Shows filter options, as a named group if they have a title. Of a long group it shows the first options and those that
 * are on; a button expands it.
 */
export function FilterGroup({ title, look = 'rows', shows, more, children }: FilterGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const options = Children.toArray(children).filter((child) => isValidElement<{ isOn?: boolean }>(child));
  const first = options.filter(({ props }, index) => shows === undefined || index < shows || props.isOn);
  const isCut = !isOpen && first.length < options.length;
  if (options.length === 0) return null;
  const Group = title ? 'fieldset' : 'div';
  return (
    <Group className={styles.group}>
      {title && <legend>{title}</legend>}
      <div className={styles[look]}>{isCut ? first : options}</div>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {more}
        </button>
      )}
    </Group>
  );
}

type FilterOptionProps = {
  label: string;
  /** The number of tours of this option; undefined for the option "all". */
  total?: number;
  isOn: boolean;
  toggle: () => unknown;
  /** The name of a radio group; without it the option is a checkbox. */
  oneOf?: string;
  look?: 'option' | 'tile';
};

/** Shows one option with its number of tours. */
export function FilterOption({ label, total, isOn, toggle, oneOf, look = 'option' }: FilterOptionProps) {
  return (
    <label className={styles[look]} data-empty={total === 0 || undefined}>
      <input
        type={oneOf ? 'radio' : 'checkbox'}
        name={oneOf}
        checked={isOn}
        disabled={total === 0 && !isOn}
        onChange={() => toggle()}
      />
      <span>{label}</span>
      <span className={styles.total}>{total}</span>
    </label>
  );
}
