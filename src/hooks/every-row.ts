import type { Pagination } from '@sdk';
import { lastPage } from '@/domain/pages';

/** The rows of the largest page that the service returns. */
export const ROWS_PER_CALL = 100;

type PageQuery = { page: number; limit: number };
type PageAnswer<Row> = { data: readonly Row[]; pagination: Pagination };

/** Reads all pages of a list. A row that moves to another page in the meantime is returned once. */
export async function everyRow<Row extends { id: number }>(
  read: (page: PageQuery) => Promise<PageAnswer<Row>>,
): Promise<Row[]> {
  const page = (number: number) => read({ page: number, limit: ROWS_PER_CALL });
  const first = await page(1);
  const others = Array.from({ length: lastPage(first.pagination) - 1 }, (_, index) => page(index + 2));
  const answers = [first, ...(await Promise.all(others))];
  return [...new Map(answers.flatMap(({ data }) => data.map((row) => [row.id, row] as const))).values()];
}
