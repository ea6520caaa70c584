import { routes } from '@/config/routes';
import type { PointKind } from '@/domain/points';
import { queryString } from '@/lib/query-string';

/** The address of a page of the history, narrowed to one kind; all of it and the first page need no query. */
export const membershipHref = (status: PointKind | null, page = 1): string =>
  `${routes.membership()}${queryString({ status, page: page > 1 ? page : null })}`;
