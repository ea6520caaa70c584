import type { Facets, Party, Query } from '@sdk';
import { limits } from '@/config/limits';
import { wholeNumber } from '@/lib/whole-number';
import { pageIn, searchIn, type UrlQuery } from '../pages';

/** The page, order and filters of a list. The party, kept on the device, and the days of a season are none. */
export type TourQuery = Omit<NonNullable<Query<'listTours'>>, keyof Party | 'first_day' | 'last_day'>;

/** The sort orders of the list as URLs write them; the first is the default. */
export const tourSorts = ['soonest', 'price_asc', 'price_desc', 'duration_asc', 'newest'] as const;
export type TourSort = (typeof tourSorts)[number];

// The limits of the service; larger values are ignored like other invalid values.
const MAX_COUNTRIES = 20;
const MAX_MONTHS = 24;
const MAX_DAYS = 60;

/** Reads each parameter from its values in a URL; a value that is empty, null or undefined is not in the query. */
const readers: { [Name in keyof TourQuery]-?: (values: string[]) => TourQuery[Name] | null } = {
  page: ([text]) => pageIn(text),
  limit: () => limits.pageSize,
  search: ([text]) => searchIn(text),
  regional_id: ([text]) => wholeNumber(text),
  country: (values) => values.flatMap((text) => wholeNumber(text) ?? []).slice(0, MAX_COUNTRIES),
  month: (values) => values.filter(isMonth).slice(0, MAX_MONTHS),
  min_days: ([text]) => wholeUpTo(MAX_DAYS, text),
  max_days: ([text]) => wholeUpTo(MAX_DAYS, text),
  min_price: ([text]) => wholeNumber(text),
  max_price: ([text]) => wholeNumber(text),
  available: ([text]) => (text === '1' ? text : null),
  sort: ([text]) => tourSorts.find((one) => one === text && one !== 'soonest'),
};

/** Parses the URL of a tour list. Invalid values are ignored and never throw. */
export function tourQueryFromUrl(url: UrlQuery): TourQuery {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader([url[name] ?? []].flat())] as const);
  return Object.fromEntries(read.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)));
}

/** Returns the URL query of a tour list. Defaults are omitted, so that one list has one URL. */
export function tourQueryToUrl(query: TourQuery): Record<string, string | number | readonly (string | number)[]> {
  const { page, limit: _limit, ...filters } = query;
  const url: Record<string, string | number | readonly (string | number)[]> = {};
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== null && value !== '') url[name] = value as string | number | string[];
  }
  if (page && page > limits.firstPage) url.page = page;
  return url;
}

/** Returns the keys that filter the list: all except page, limit and sort. */
export function activeFilters(query: TourQuery): (keyof TourQuery)[] {
  return (Object.keys(query) as (keyof TourQuery)[]).filter((key) => !['page', 'limit', 'sort'].includes(key));
}

/** True for a month of the calendar (`2027-04`). */
export const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

function wholeUpTo(most: number, text: string | undefined): number | null {
  const value = wholeNumber(text);
  return value !== null && value <= most ? value : null;
}

/**
 * Returns the counts that the filters show, without country codes to keep them small, because every list page contains
 * its facets.
 */
export function trimFacets(facets: Facets): Facets {
  return { ...facets, countries: facets.countries.map(({ id, name, total }) => ({ id, name, total })) };
}
