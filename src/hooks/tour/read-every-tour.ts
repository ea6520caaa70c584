import { prefetch } from '@/api/prefetch';
import { everyRow } from '../every-row';
import { toursQuery } from './queries';

/** Returns all tours, in the order of the list. */
export function readEveryTour(locale: string | undefined) {
  return everyRow(async (query) => (await prefetch(locale, { tours: toursQuery(query) })).tours);
}
