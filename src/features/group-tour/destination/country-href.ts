import type { ParsedUrlQuery } from 'node:querystring';
import { routes } from '@/config/routes';

const listOf = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

/** True if the address of a region's list filters by this country. */
export const hasCountry = (query: ParsedUrlQuery, country: number) => listOf(query.country).includes(String(country));

/**
 * Returns the address with this country as the only one selected, or without it if only this one is selected; the page
 * number is reset. The filters can combine countries, but links to every combination would lead crawlers through as
 * many pages.
 */
export function countryHref(query: ParsedUrlQuery, region: number, country: number): string {
  const { id: _id, page: _page, ...rest } = query;
  const isOnly = hasCountry(query, country) && listOf(query.country).length === 1;
  return routes.destination(region, { ...rest, country: isOnly ? undefined : country });
}
