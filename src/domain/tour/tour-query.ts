import type { Facets, Query } from '@sdk';
import { limits } from '@/config/limits';
import { wholeNumber } from '@/lib/whole-number';
import { listQueryFromUrl, type UrlQuery } from '../pages';

export type TourQuery = NonNullable<Query<'listTours'>>;

/** The sort orders of the list as URLs write them; the first is the default. */
export const tourSorts = ['soonest', 'price_asc', 'price_desc', 'duration_asc', 'newest'] as const;
export type TourSort = (typeof tourSorts)[number];

// The limits of the service; larger values are ignored like other invalid values.
const MAX_COUNTRIES = 20;
const MAX_MONTHS = 24;
const MAX_DAYS = 60;
const NUMBER_FILTERS = ['min_days', 'max_days', 'min_price', 'max_price'] as const;

/** Parses the URL of a tour list. Invalid values are ignored and never throw. */
export function tourQueryFromUrl(url: UrlQuery): TourQuery {
  const query: TourQuery = { ...listQueryFromUrl(url), limit: limits.pageSize };
  const regional = wholeNumber(first(url.regional_id));
  if (regional) query.regional_id = regional;
  const countries = many(url.country)
    .map(wholeNumber)
    .filter((id) => id !== null);
  if (countries.length > 0) query.country = countries.slice(0, MAX_COUNTRIES);
  const months = many(url.month).filter(isMonth);
  if (months.length > 0) query.month = months.slice(0, MAX_MONTHS);
  for (const name of NUMBER_FILTERS) {
    const value = upTo(name.endsWith('days') ? MAX_DAYS : Number.POSITIVE_INFINITY, wholeNumber(first(url[name])));
    if (value) query[name] = value;
  }
  if (first(url.available) === '1') query.available = '1';
  const sort = tourSorts.find((one) => one === first(url.sort));
  if (sort && sort !== 'soonest') query.sort = sort;
  return query;
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

const upTo = (most: number, value: number | null) => (value !== null && value <= most ? value : null);

const many = (value: string | string[] | undefined) => [value ?? []].flat();

const first = (value: string | string[] | undefined) => many(value)[0];

/**
 * Returns the counts that the filters show, without country codes to keep them small, because every list page contains
 * its facets.
 */
export function trimFacets(facets: Facets): Facets {
  return { ...facets, countries: facets.countries.map(({ id, name, total }) => ({ id, name, total })) };
}
