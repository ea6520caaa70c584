import type { Facets } from '@sdk';
import { formatMonth } from '@/domain/dates';
import { activeFilters, type TourQuery } from '@/domain/tour/tour-query';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';
import { isSameId } from '@/lib/is-same-id';

/** Returns the number of active filters: each country and each month counts, both ends of a range count once. */
export function filterCount(query: TourQuery): number {
  const single = [
    query.search,
    query.regional_id,
    query.available,
    query.min_days ?? query.max_days,
    query.min_price ?? query.max_price,
  ];
  return (
    single.filter((value) => value !== undefined).length + (query.country?.length ?? 0) + (query.month?.length ?? 0)
  );
}

/** Returns a chip for each filter of the query, with the query without that filter. */
export function activeChips(query: TourQuery, facets: Facets | null, t: Translate, locale: Locale) {
  const nameOf = (rows: { id: number; name: string }[] | undefined, id: number) =>
    rows?.find((row) => isSameId(row.id, id))?.name ?? String(id);
  const chip = (key: string, label: string, without: TourQuery) => ({ key, label, without });
  const one = (key: 'search' | 'regional_id' | 'min_days' | 'min_price' | 'available', label: string) =>
    chip(key, label, withoutFilter(query, key));
  return [
    query.search && one('search', `“${query.search}”`),
    query.regional_id && one('regional_id', nameOf(facets?.regionals, query.regional_id)),
    ...(query.country ?? []).map((id) =>
      chip(`c${id}`, nameOf(facets?.countries, id), { ...query, country: toggled(query.country, id) }),
    ),
    ...(query.month ?? []).map((month) =>
      chip(month, formatMonth(month, locale), { ...query, month: toggled(query.month, month) }),
    ),
    (query.min_days || query.max_days) && one('min_days', daysLabel(query, t)),
    (query.min_price || query.max_price) && one('min_price', priceRangeLabel(query, t, locale)),
    query.available && one('available', t('tour:filters.available')),
  ].filter((row) => typeof row === 'object');
}

/** The filters that can be removed; both ends of a range are one filter, named by the lower end. */
const without = {
  search: { search: undefined },
  regional_id: { regional_id: undefined },
  country: { country: undefined },
  month: { month: undefined },
  min_days: { min_days: undefined, max_days: undefined },
  min_price: { min_price: undefined, max_price: undefined },
  available: { available: undefined },
} satisfies Record<string, TourQuery>;

type FilterGroupName = keyof typeof without;

const groups = Object.keys(without) as FilterGroupName[];

export function withoutFilter(query: TourQuery, name: FilterGroupName): TourQuery {
  return { ...query, ...without[name] };
}

/**
 * Returns the filter whose removal shows the most tours; null without filters. The service counts each group of options
 * under all filters except the group itself, so its totals are the tours shown without that filter. Search words and
 * free seats have no totals; search words come first if no other group has tours.
 */
export function filterToDrop(query: TourQuery, facets: Facets | null): FilterGroupName | null {
  const isSet = (key: string) => query[key as keyof TourQuery] !== undefined;
  const active = groups.filter((name) => Object.keys(without[name]).some(isSet));
  const totals: Partial<Record<FilterGroupName, { total: number }[]>> = {
    regional_id: facets?.regionals,
    country: facets?.countries,
    month: facets?.months,
    min_days: facets?.durations,
    min_price: facets?.prices,
  };
  const gain = (name: FilterGroupName) => Math.max(0, ...(totals[name] ?? []).map(({ total }) => total));
  return [...active].sort((a, b) => gain(b) - gain(a))[0] ?? null;
}

type Days = Pick<TourQuery, 'min_days' | 'max_days'>;
export type Prices = Pick<TourQuery, 'min_price' | 'max_price'>;

export const MILLION = 1_000_000;

/** Returns a range of days as text: `6–8 hari`, `Lebih dari 12 hari`. */
export function daysLabel({ min_days: a, max_days: b }: Days, t: Translate): string {
  if (b === undefined) return t('tour:days.over', { n: (a ?? 1) - 1 });
  return t(a === undefined ? 'tour:days.upTo' : 'tour:days.between', { a, b });
}

/** Returns an amount in millions of rupiah: `12,5` (Indonesian) or `12.5` (English). */
export const inMillions = (amount = 0, locale: Locale) =>
  String(amount / MILLION).replace('.', locale === 'id' ? ',' : '.');

/** Returns a range of prices as text: `Rp 15–25 jt`, `Di atas Rp 40 jt`. */
export function priceRangeLabel({ min_price, max_price }: Prices, t: Translate, locale: Locale): string {
  const ends = { a: inMillions(min_price, locale), b: inMillions(max_price, locale) };
  if (max_price === undefined) return t('tour:budget.over', ends);
  return t(min_price === undefined ? 'tour:budget.under' : 'tour:budget.between', ends);
}

/** Returns the query parameters of a length option; a minimum of one day is no limit. */
export function daysRange({ min_days, max_days }: Facets['durations'][number]): Days {
  return { min_days: min_days && min_days > 1 ? min_days : undefined, max_days: max_days ?? undefined };
}

export function priceRange({ min_price, max_price }: Facets['prices'][number]): Prices {
  return { min_price: min_price ?? undefined, max_price: max_price ?? undefined };
}

/** True if the query contains exactly this range. */
export function isChosen(query: TourQuery, range: Days | Prices): boolean {
  return Object.entries(range).every(([name, value]) => query[name as keyof TourQuery] === value);
}

/** Returns the list with the value added or removed; undefined in place of an empty list. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const next = values?.includes(value) ? values.filter((one) => one !== value) : [...(values ?? []), value];
  return next.length > 0 ? next : undefined;
}

const INDEXED: readonly (keyof TourQuery)[] = ['regional_id', 'country', 'month', 'available'];

/**
 * Returns the query of a list's canonical address: its page and at most one filter, without the sort order. Null for
 * combinations, free text and ranges, because their number is unlimited.
 */
export function canonicalQuery({ sort: _sort, ...query }: TourQuery): TourQuery | null {
  const isPlain = filterCount(query) <= 1 && activeFilters(query).every((name) => INDEXED.includes(name));
  return isPlain ? query : null;
}
