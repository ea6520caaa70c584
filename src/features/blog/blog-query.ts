import { limits } from '@/config/limits';
import type { listQueryFromUrl } from '@/domain/pages';
import { queryString } from '@/lib/query-string';

export type BlogQuery = ReturnType<typeof listQueryFromUrl>;

/** Returns the URL query of the list. The first page has no page number, so that one list has one URL. */
export function blogQueryToUrl({ search, page }: BlogQuery): Record<string, string | number | undefined> {
  return { search, page: page > limits.firstPage ? page : undefined };
}

/** Returns the query string of a list; equal for two queries of the same list. */
export const blogAddress = (query: BlogQuery) => queryString(blogQueryToUrl(query));
