import type { ParsedUrlQuery } from 'node:querystring';
import { routes } from '@/config/routes';

const listOf = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

/** Whether the address of a region's list is narrowed to a country. */
export const hasCountry = (query: ParsedUrlQuery, country: number) => listOf(query.country).includes(String(country));

/**
 * The address with this country as the only one chosen, or without it if it already is; it starts at the first page. The
 * filters combine countries: links to every combination would lead a crawler through as many pages.
 */
export function countryHref(query: ParsedUrlQuery, region: number, country: number): string {
  const { id: _id, page: _page, ...rest } = query;
  const isOnly = hasCountry(query, country) && listOf(query.country).length === 1;
  return routes.destination(region, { ...rest, country: isOnly ? undefined : country });
}
