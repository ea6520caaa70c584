import { limits } from '@/config/limits';
import { queryString } from '@/lib/query-string';
import { wholeNumber } from '@/lib/whole-number';

export type BlogQuery = { search?: string; page: number };
type UrlQuery = Record<string, string | string[] | undefined>;

const MAX_SEARCH = 100;
const MAX_PAGE = 100_000;

/** Reads the address of the list; values that make no sense are ignored, never an error. */
export function blogQueryFromUrl(url: UrlQuery): BlogQuery {
  const search = first(url.search)?.trim().slice(0, MAX_SEARCH);
  const page = Math.min(wholeNumber(first(url.page)) ?? limits.firstPage, MAX_PAGE);
  return search ? { search, page } : { page };
}

/** The address of the list; the first page goes without its number, so that one list has one address. */
export function blogQueryToUrl({ search, page }: BlogQuery): Record<string, string | number | undefined> {
  return { search, page: page > limits.firstPage ? page : undefined };
}

/** The list as its address writes it: two queries of one list are equal here. */
export const blogAddress = (query: BlogQuery) => queryString(blogQueryToUrl(query));

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
