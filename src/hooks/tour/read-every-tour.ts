import { prefetch } from '@/api/prefetch';
import { everyRow, type PageQuery } from '../every-row';
import { toursQuery } from './queries';

/**
 * Returns all tours, those that were added last first, or some pages of them. Tours that depart or sell out do not move
 * in this order.
 */
export function readEveryTour(locale: string | undefined, part?: { first: number; pages: number }) {
  const read = async (query: PageQuery) =>
    (await prefetch(locale, { tours: toursQuery({ ...query, sort: 'newest' }) })).tours;
  return everyRow(read, part);
}
