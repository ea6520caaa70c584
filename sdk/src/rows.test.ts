import { expect, test, vi } from 'vitest';
import { rowsOf } from './rows.ts';

/** Loads pages of two rows out of `total`. */
const pagesOf = (total: number) =>
  vi.fn(async (page: number) => {
    const first = (page - 1) * 2 + 1;
    const data = [first, first + 1].filter((row) => row <= total);
    return { data, pagination: { last_item: data.at(-1) ?? null, total } };
  });

async function allOf(loadPage: Parameters<typeof rowsOf<number>>[0]): Promise<number[]> {
  const rows: number[] = [];
  for await (const row of rowsOf(loadPage)) rows.push(row);
  return rows;
}

test.each([
  [0, [], 1],
  [2, [1, 2], 1],
  [5, [1, 2, 3, 4, 5], 3],
])('the rows of a list of %i come page by page', async (total, rows, pages) => {
  const loadPage = pagesOf(total);
  expect(await allOf(loadPage)).toEqual(rows);
  expect(loadPage).toHaveBeenCalledTimes(pages);
});

test('a page is loaded only when its rows are needed', async () => {
  const loadPage = pagesOf(100);
  for await (const row of rowsOf(loadPage)) if (row === 3) break;
  expect(loadPage).toHaveBeenCalledTimes(2);
});

test.each([
  ['the first page again', { last_item: 2, total: 5 }],
  ['pages without the number of their last row', { last_item: null, total: 5 }],
])('a service that sends %s is an error, instead of rows without end', async (_what, pagination) => {
  const loadPage = vi.fn(async () => ({ data: [1, 2], pagination }));
  await expect(allOf(loadPage)).rejects.toThrow(/^Page 2 of the list ends at row \d, no later than the page before/);
  expect(loadPage).toHaveBeenCalledTimes(2);
});
