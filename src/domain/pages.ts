import type { Pagination } from '@sdk';
import { limits } from '@/config/limits';
import { plainCharacters } from '@/lib/text/plain-characters';
import { wholeNumber } from '@/lib/whole-number';

/** The query of an address, as Next's router gives it. */
export type UrlQuery = Record<string, string | string[] | undefined>;

// The limits of the service; a larger page number is ignored like other invalid values.
const MAX_SEARCH = 100;
const MAX_PAGE = 100_000;

/** Returns the page that a URL names, the first for an invalid value. */
export function pageIn(text: string | undefined): number {
  const page = wholeNumber(text) ?? limits.firstPage;
  return page > MAX_PAGE ? limits.firstPage : page;
}

/** Returns the search words that a URL names. */
export const searchIn = (text = ''): string => plainCharacters(text).trim().slice(0, MAX_SEARCH);

/** Returns the search words and the page of a list that a URL names. Invalid values are ignored and never throw. */
export function listQueryFromUrl(url: UrlQuery): { search?: string; page: number } {
  const search = searchIn([url.search].flat()[0]);
  return { ...(search && { search }), page: pageIn([url.page].flat()[0]) };
}

/** Returns the number of the last page; an empty list still has one page. */
export function lastPage(pagination: Pick<Pagination, 'per_page' | 'total'>): number {
  return Math.max(1, Math.ceil(pagination.total / Math.max(1, pagination.per_page)));
}

/** Returns the page numbers to show around the current one: first, last and neighbours; `null` is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)];
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? 0;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [null, page] : [page];
  });
}

/**
 * Returns one page of a complete list, with nine rows a page (§9); a page number beyond the last returns the last page.
 */
export function pageOf<Row>(rows: readonly Row[], page: number): { rows: Row[]; pagination: Pagination } {
  const size = { per_page: limits.pageSize, total: rows.length };
  const current = Math.min(Math.max(page, limits.firstPage), lastPage(size));
  const first = (current - 1) * limits.pageSize;
  const shown = rows.slice(first, first + limits.pageSize);
  const items = { first_item: shown.length && first + 1, last_item: first + shown.length };
  return { rows: shown, pagination: { ...size, ...items, current_page: current } };
}
