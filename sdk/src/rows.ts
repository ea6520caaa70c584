type Page<Row> = { data: readonly Row[]; pagination: { last_item: number | null; total: number } };

/**
 * Returns the rows of all pages of a list, and loads a page when its first row is needed:
 *
 * `for await (const tour of rowsOf((page) => client.call(listTours, { query: { page, limit: 100 } }))) …`
 * @throws {Error} when a page does not continue the one before, for example because `loadPage` ignores its argument.
 */
export async function* rowsOf<Row>(loadPage: (page: number) => Promise<Page<Row>>): AsyncGenerator<Row, void> {
  let last = -1;
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await loadPage(page);
    if (data.length === 0) return;
    const lastOfPage = pagination.last_item ?? 0;
    if (lastOfPage <= last)
      throw new Error(
        `Page ${page} of the list ends at row ${lastOfPage}, no later than the page before (row ${last}).`,
      );
    last = lastOfPage;
    yield* data;
    if (last >= pagination.total) return;
  }
}
