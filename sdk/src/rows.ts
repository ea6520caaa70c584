type Page<Row> = { data: readonly Row[]; pagination: { last_item: number | null; total: number } };

/**
 * Returns the rows of all pages of a list, and loads a page when its first row is needed:
 *
 * `for await (const tour of rowsOf((page) => client.call(listTours, { query: { page, limit: 100 } }))) …`
 */
export async function* rowsOf<Row>(loadPage: (page: number) => Promise<Page<Row>>): AsyncGenerator<Row, void> {
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await loadPage(page);
    yield* data;
    if (data.length === 0 || (pagination.last_item ?? 0) >= pagination.total) return;
  }
}
