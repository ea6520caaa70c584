import type { ParsedUrlQuery } from 'node:querystring';
import { routes } from '@/config/routes';

const listOf = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

/** Whether the address of a region's list is narrowed to a country. */
export const hasCountry = (query: ParsedUrlQuery, country: number) => listOf(query.country).includes(String(country));

/** The same address with the country put in or taken out, from the first page on. */
export function countryHref(query: ParsedUrlQuery, region: number, country: number): string {
  const { id: _id, page: _page, ...rest } = query;
  const others = listOf(query.country).filter((one) => one !== String(country));
  const countries = hasCountry(query, country) ? others : [...others, country];
  return routes.destination(region, { ...rest, country: countries });
}
