import { useApiQuery } from '../use-api-query';
import { tourQuery } from './queries';

/** Returns a tour with all its departures, revalidated on mount; `null` sends no request. */
export function useTour(id: number | null) {
  return useApiQuery(id === null ? null : tourQuery(id), { revalidateOnMount: true });
}
