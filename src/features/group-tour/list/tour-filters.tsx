import { useId, useState } from 'react';
import { formatMonth } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import type { Elements } from '@/lib/elements';
import { isSameId } from '@/lib/is-same-id';
import { daysLabel, daysRange, type FilterName, isChosen, priceRange, priceRangeLabel, toggled } from './filters';
import styles from './tour-filters.module.css';
import type { ListState } from './use-tour-list';

type TourFiltersProps = Pick<ListState, 'query' | 'facets' | 'change' | 'regionalId'>;

/** Shows all filters with the number of tours of each option; an option without tours is disabled. */
export function TourFilters({ query, facets, change, regionalId }: TourFiltersProps) {
  const { t, locale } = useMessages('tour');
  if (!facets) return null;
  const radios = (options: Omit<FilterOption, 'isOn'>[]) =>
    options.map((option) => ({ ...option, isOn: isChosen(query, option.filter) }));
  const regions = radios([
    { label: t('drop.regional_id'), filter: { regional_id: undefined } },
    ...facets.regionals.map((row) => ({ label: row.name, total: row.total, filter: { regional_id: Number(row.id) } })),
  ]).map((option) => ({ ...option, filter: { ...option.filter, country: undefined } }));
  const countries = facets.countries.map((row) => ({
    label: row.name,
    total: row.total,
    isOn: query.country?.some((one) => isSameId(row.id, one)) ?? false,
    filter: { country: toggled(query.country, Number(row.id)) },
  }));
  const months = facets.months.map(({ month, total }) => ({
    label: formatMonth(month, locale),
    total,
    isOn: query.month?.includes(month) ?? false,
    filter: { month: toggled(query.month, month) },
  }));
  const lengths = radios([
    { label: t('drop.min_days'), filter: { min_days: undefined, max_days: undefined } },
    ...facets.durations.map((row) => {
      const filter = daysRange(row);
      return { label: daysLabel(filter, t), total: row.total, filter };
    }),
  ]);
  const prices = radios([
    { label: t('drop.min_price'), filter: { min_price: undefined, max_price: undefined } },
    ...facets.prices.map((row) => {
      const filter = priceRange(row);
      return { label: priceRangeLabel(filter, t, locale), total: row.total, filter };
    }),
  ]);
  const isAvailable = query.available === '1';
  const available = {
    label: t('filters.available'),
    total: facets.available,
    isOn: isAvailable,
    filter: { available: isAvailable ? undefined : ('1' as const) },
  };
  const groups: Record<Exclude<FilterName, 'search'>, Omit<FilterGroupProps, 'apply'>> = {
    regional_id: {
      title: t('filters.region'),
      isRadio: true,
      options: regionalId === undefined ? mostToursFirst(regions) : [],
      shows: 5,
      more: t('filters.moreRegions'),
    },
    country: {
      title: t('filters.country'),
      options: mostToursFirst(countries),
      shows: 4,
      more: t('filters.moreCountries'),
    },
    month: { title: t('filters.month'), look: 'tile', options: months },
    min_days: { title: t('filters.days'), isRadio: true, options: lengths },
    min_price: {
      title: t('filters.budget'),
      isRadio: true,
      options: prices,
      children: <CustomPriceRange query={query} change={change} isOpen={!prices.some(({ isOn }) => isOn)} />,
    },
    available: { options: [available] },
  };
  return (
    <div className="stack">
      {Object.entries(groups).map(([name, group]) => (
        <FilterGroup key={name} apply={(filter) => change({ ...query, ...filter })} {...group} />
      ))}
    </div>
  );
}

/** Returns the options with tours and those that are on, the one with most tours first, and before it the one for all. */
const mostToursFirst = (options: FilterOption[]) =>
  options
    .filter(({ total, isOn }) => total !== 0 || isOn)
    .sort((a, b) => (b.total ?? Number.POSITIVE_INFINITY) - (a.total ?? Number.POSITIVE_INFINITY));

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

type FilterOption = {
  label: string;
  /** The number of tours; undefined for the option "all". */
  total?: number;
  isOn: boolean;
  /** The fields of the query that a press sets. */
  filter: TourQuery;
};

type FilterGroupProps = {
  title?: string;
  options: FilterOption[];
  apply: (filter: TourQuery) => unknown;
  /** True for a group of which one option is on; otherwise the options are checkboxes. */
  isRadio?: boolean;
  look?: 'option' | 'tile';
  shows?: number;
  more?: string;
  children?: Elements;
};

/**
 * Shows filter options, as a named group if they have a title. Of a long group it shows the first options and those that
 * are on; a button expands it.
 */
export function FilterGroup(props: FilterGroupProps) {
  const { title, options, apply, isRadio, look = 'option', shows = options.length, more, children } = props;
  // The filters are rendered twice, beside the list and in the sheet, so a radio group is not named by its filter.
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? options : options.filter(({ isOn }, index) => index < shows || isOn);
  if (options.length === 0) return null;
  const Group = title ? 'fieldset' : 'div';
  return (
    <Group className={styles.group}>
      {title && <legend>{title}</legend>}
      <div className={look === 'tile' ? styles.grid : styles.rows}>
        {shown.map(({ label, total, isOn, filter }) => (
          <label key={label} className={styles[look]} data-empty={total === 0 || undefined}>
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              name={isRadio ? id : undefined}
              checked={isOn}
              disabled={total === 0 && !isOn}
              onChange={() => apply(filter)}
            />
            <span>{label}</span>
            <span className={styles.total}>{total}</span>
          </label>
        ))}
        {children}
      </div>
      {shown.length < options.length && (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {more}
        </button>
      )}
    </Group>
  );
}
