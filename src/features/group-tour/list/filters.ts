import type { Facets } from '@sdk';
import { formatMonth } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';
import { isSameId } from '@/lib/is-same-id';

/** A filter of a list; both ends of a range are one filter, named by the lower end. */
export type FilterName = Exclude<keyof TourQuery, 'page' | 'limit' | 'sort' | 'max_days' | 'max_price'>;

/** The filters with their fields of the query. */
const FIELDS: Record<FilterName, (keyof TourQuery)[]> = {
  search: ['search'],
  regional_id: ['regional_id'],
  country: ['country'],
  month: ['month'],
  min_days: ['min_days', 'max_days'],
  min_price: ['min_price', 'max_price'],
  available: ['available'],
};

/** Returns the filters that the query sets. */
function filtersOf(query: TourQuery): FilterName[] {
  const isSet = (field: keyof TourQuery) => query[field] !== undefined;
  return (Object.keys(FIELDS) as FilterName[]).filter((name) => FIELDS[name].some(isSet));
}

/** Returns the number of active filters: each country and each month counts, both ends of a range count once. */
export function filterCount({ country = [], month = [], ...others }: TourQuery): number {
  return filtersOf(others).length + country.length + month.length;
}

/** Returns a chip for each filter of the query, with the query without that filter. */
export function activeChips(query: TourQuery, facets: Facets | null, t: Translate, locale: Locale) {
  const nameOf = (rows: { id: number; name: string }[] | undefined, id: number) =>
    rows?.find((row) => isSameId(row.id, id))?.name ?? String(id);
  const chip = (key: string, label: string, without: TourQuery) => ({ key, label, without });
  type Chip = ReturnType<typeof chip>;
  const one = (key: FilterName, label: string) => chip(key, label, withoutFilter(query, key));
  const chips: Record<FilterName, Chip | Chip[] | '' | 0 | undefined> = {
    search: query.search && one('search', `“${query.search}”`),
    regional_id: query.regional_id && one('regional_id', nameOf(facets?.regionals, query.regional_id)),
    country: query.country?.map((id) =>
      chip(`c${id}`, nameOf(facets?.countries, id), { ...query, country: toggled(query.country, id) }),
    ),
    month: query.month?.map((month) =>
      chip(month, formatMonth(month, locale), { ...query, month: toggled(query.month, month) }),
    ),
    min_days: (query.min_days || query.max_days) && one('min_days', daysLabel(query, t)),
    min_price: (query.min_price || query.max_price) && one('min_price', priceRangeLabel(query, t, locale)),
    available: query.available && one('available', t('tour:filters.available')),
  };
  return Object.values(chips).flatMap((chip) => chip || []);
}

export function withoutFilter(query: TourQuery, name: FilterName): TourQuery {
  return { ...query, ...Object.fromEntries(FIELDS[name].map((field) => [field, undefined])) };
}

/**
 * Returns the filter whose removal shows the most tours; null without filters. The service counts each group of options
 * under all filters except the group itself, so its totals are the tours shown without that filter. Search words and
 * free seats have no totals; search words come first if no other group has tours.
 */
export function filterToDrop(query: TourQuery, facets: Facets | null): FilterName | null {
  const totals: Partial<Record<FilterName, { total: number }[]>> = {
    regional_id: facets?.regionals,
    country: facets?.countries,
    month: facets?.months,
    min_days: facets?.durations,
    min_price: facets?.prices,
  };
  const gain = (name: FilterName) => Math.max(0, ...(totals[name] ?? []).map(({ total }) => total));
  return filtersOf(query).sort((a, b) => gain(b) - gain(a))[0] ?? null;
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

/** True if the query has exactly these fields, those that are undefined among them. */
export function isChosen(query: TourQuery, filter: TourQuery): boolean {
  return Object.entries(filter).every(([name, value]) => query[name as keyof TourQuery] === value);
}

/** Returns the list with the value added or removed; undefined in place of an empty list. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const next = values?.includes(value) ? values.filter((one) => one !== value) : [...(values ?? []), value];
  return next.length > 0 ? next : undefined;
}

const INDEXED: FilterName[] = ['regional_id', 'country', 'month', 'available'];

/**
 * Returns the query of a list's canonical address: its page and at most one filter, without the sort order. Null for
 * combinations, free text and ranges, because their number is unlimited.
 */
export function canonicalQuery({ sort: _sort, ...query }: TourQuery): TourQuery | null {
  const isPlain = filterCount(query) <= 1 && filtersOf(query).every((name) => INDEXED.includes(name));
  return isPlain ? query : null;
}
