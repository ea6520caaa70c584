import type { Pagination } from '@sdk';
import { limits } from '@/config/limits';
import { lastPage } from '@/domain/pages';
import { concurrencyLimit } from '@/lib/concurrency-limit';

/** The rows of the largest page that the service returns. */
export const ROWS_PER_CALL = 100;
/** A query for the first page of a list, as large as the service returns it. */
export const LARGEST_PAGE = { page: limits.firstPage, limit: ROWS_PER_CALL };

// A page of a long list can take a service half a second, and a call that waits for others may be too late.
const CALLS_AT_ONCE = 2;

type PageQuery = { page: number; limit: number };
type PageAnswer<Row> = { data: readonly Row[]; pagination: Pagination };
type ReadPage<Row> = (page: PageQuery) => Promise<PageAnswer<Row>>;

/**
 * Reads all pages of a list, or `pages` of them from `first`. A row that moves to another page in the meantime is
 * returned once.
 */
export async function everyRow<Row extends { id: number }>(
  read: ReadPage<Row>,
  { first = 1, pages = Number.POSITIVE_INFINITY } = {},
): Promise<Row[]> {
  const { run } = concurrencyLimit(CALLS_AT_ONCE);
  const page = (number: number) => run(() => read({ page: number, limit: ROWS_PER_CALL }));
  const start = await page(first);
  const count = Math.max(1, Math.min(pages, lastPage(start.pagination) - first + 1));
  const others = Array.from({ length: count - 1 }, (_, index) => page(first + index + 1));
  const answers = [start, ...(await Promise.all(others))];
  return [...new Map(answers.flatMap(({ data }) => data.map((row) => [row.id, row] as const))).values()];
}
