import type { Pagination } from '@sdk';

type Page<Row> = { data: Row[]; pagination: Pagination };

/** One page of a list. Beyond the last page there are no rows and no row numbers. */
export function paginate<Row>(rows: readonly Row[], page = 1, limit = 9): Page<Row> {
  const start = (page - 1) * limit;
  const data = rows.slice(start, start + limit);
  const hasRows = data.length > 0;
  return {
    data,
    pagination: {
      current_page: page,
      first_item: hasRows ? start + 1 : null,
      last_item: hasRows ? start + data.length : null,
      per_page: limit,
      total: rows.length,
    },
  };
}
