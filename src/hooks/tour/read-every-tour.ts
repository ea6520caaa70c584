import { prefetch } from '@/api/prefetch';
import { concurrencyLimit } from '@/lib/concurrency-limit';
import { everyRow } from '../every-row';
import { toursQuery } from './queries';

// A page of a long list can take a service half a second, and a call that waits for others may be too late.
const CALLS_AT_ONCE = 2;

/**
 * Returns all tours, those that were added last first, or some pages of them. Tours that depart or sell out do not move
 * in this order.
 */
export function readEveryTour(locale: string | undefined, part?: { first: number; pages: number }) {
  const { run } = concurrencyLimit(CALLS_AT_ONCE);
  const read = async (query: { page: number; limit: number }) =>
    (await prefetch(locale, { tours: toursQuery({ ...query, sort: 'newest' }) })).tours;
  return everyRow((query) => run(() => read(query)), part);
}
