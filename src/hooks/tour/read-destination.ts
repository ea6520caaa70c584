import { prefetch, prefetchNamed } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { regionalsQuery, toursOfRegionalQuery } from './queries';

/** A region with the first page of its tours; null for one nobody offers. */
export async function readDestination(locale: string | undefined, id: number) {
  const firstPage = { page: limits.firstPage, limit: limits.pageSize };
  const [{ regionals }, tours] = await Promise.all([
    prefetch(locale, { regionals: regionalsQuery() }),
    prefetchNamed(locale, toursOfRegionalQuery(id, firstPage)),
  ]);
  const region = regionals.data.find((one) => one.id === id);
  return region && tours ? { region, tours } : null;
}
