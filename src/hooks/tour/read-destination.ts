import { prefetch, prefetchNamed, prefetchPart } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { articlesQuery } from '../article/queries';
import { visaCountriesQuery } from '../page/queries';
import { regionalsQuery, toursOfRegionalQuery } from './queries';

const firstPage = { page: limits.firstPage, limit: limits.pageSize };
const NEWEST_ARTICLES = { page: limits.firstPage, limit: 50 };

/**
 * A region with the first page of its tours; null for one nobody offers. The list of visas and the newest articles are
 * empty where the service does not give them.
 */
export async function readDestination(locale: string | undefined, id: number) {
  const page = routes.destination(id);
  const [{ regionals }, tours, visas, articles] = await Promise.all([
    prefetch(locale, { regionals: regionalsQuery() }),
    prefetchNamed(locale, toursOfRegionalQuery(id, firstPage)),
    prefetchPart(locale, visaCountriesQuery(), page),
    prefetchPart(locale, articlesQuery(NEWEST_ARTICLES), page),
  ]);
  const region = regionals.data.find((one) => one.id === id);
  return region && tours ? { region, tours, visas: visas?.data ?? [], articles: articles?.data ?? [] } : null;
}
