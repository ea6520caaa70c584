import { limits } from '@/config/limits';
import { queryString } from '@/lib/query-string';
import { plainCharacters } from '@/lib/text/plain-characters';
import { wholeNumber } from '@/lib/whole-number';

export type BlogQuery = { search?: string; page: number };
type UrlQuery = Record<string, string | string[] | undefined>;

const MAX_SEARCH = 100;
const MAX_PAGE = 100_000;

/** Parses the URL of the list; invalid values are ignored and never throw. */
export function blogQueryFromUrl(url: UrlQuery): BlogQuery {
  const search = plainCharacters(first(url.search) ?? '')
    .trim()
    .slice(0, MAX_SEARCH);
  const page = Math.min(wholeNumber(first(url.page)) ?? limits.firstPage, MAX_PAGE);
  return search ? { search, page } : { page };
}

/** Returns the URL query of the list. The first page has no page number, so that one list has one URL. */
export function blogQueryToUrl({ search, page }: BlogQuery): Record<string, string | number | undefined> {
  return { search, page: page > limits.firstPage ? page : undefined };
}

/** Returns the query string of a list; equal for two queries of the same list. */
export const blogAddress = (query: BlogQuery) => queryString(blogQueryToUrl(query));

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
