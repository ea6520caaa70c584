import type { Query } from '@sdk';
import { prefetch, prefetchNamed, prefetchNeeded, prefetchRequested, prefetchShared } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { articlesQuery } from '../article/queries';
import { visaCountriesQuery } from '../page/queries';
import { regionalsQuery, toursOfRegionalQuery } from './queries';

const firstPage = { page: limits.firstPage, limit: limits.pageSize };
const NEWEST_ARTICLES = { page: limits.firstPage, limit: 50 };

/**
 * Returns a region with the first page of its tours, or with the tours of a query, which are null when the service
 * fails. Null for an unknown region. The countries are those of all its tours. While the service fails, countries,
 * visas and the newest articles are those of the last response, or empty.
 */
export async function readDestination(locale: string | undefined, id: number, query?: Query<'listToursOfRegional'>) {
  // The page with a query is not built in advance.
  const page = query ? undefined : routes.destination(id);
  const [{ regionals }, tours, unfiltered, visas, articles] = await Promise.all([
    query
      ? prefetchNeeded(locale, regionalsQuery()).then((regionals) => ({ regionals }))
      : prefetch(locale, { regionals: regionalsQuery() }),
    query
      ? prefetchRequested(locale, toursOfRegionalQuery(id, query))
      : prefetchNamed(locale, toursOfRegionalQuery(id, firstPage)),
    query && prefetchShared(locale, toursOfRegionalQuery(id, firstPage)),
    prefetchShared(locale, visaCountriesQuery(), page),
    prefetchShared(locale, articlesQuery(NEWEST_ARTICLES), page),
  ]);
  const region = regionals.data.find((one) => one.id === id);
  return region && (tours || query)
    ? {
        region,
        tours,
        countries: (query ? unfiltered : tours)?.facets?.countries ?? [],
        visas: visas?.data ?? [],
        articles: articles?.data ?? [],
      }
    : null;
}
