import type { Query } from '@sdk';
import { isApiError } from '@/api/is-api-error';
import { prefetch, prefetchNamed, prefetchNeeded, prefetchShared } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { isSameId } from '@/lib/is-same-id';
import { articlesQuery } from '../article/queries';
import { visaCountriesQuery } from '../page/queries';
import { regionalsQuery, toursOfRegionalQuery } from './queries';

const firstPage = { page: limits.firstPage, limit: limits.pageSize };
const NEWEST_ARTICLES = { page: limits.firstPage, limit: 50 };

/**
 * Returns a region with the first page of its tours, or with the tours of a query, which are null when the service
 * fails. Null when the service answers 404 for the region. The countries are those of all its tours. While the service
 * fails, countries, visas and the newest articles are those of the last response, or empty.
 */
export async function readDestination(locale: string | undefined, id: number, query?: Query<'listToursOfRegional'>) {
  // The page with a query is not built in advance.
  const page = query ? undefined : routes.destination(id);
  const [{ regionals }, tours, unfiltered, visas, articles] = await Promise.all([
    query
      ? prefetchNeeded(locale, regionalsQuery()).then((regionals) => ({ regionals }))
      : prefetch(locale, { regionals: regionalsQuery() }),
    prefetchNamed(locale, toursOfRegionalQuery(id, query ?? firstPage)).catch((error: unknown) => {
      if (query && isApiError(error)) return error;
      throw error;
    }),
    query && prefetchShared(locale, toursOfRegionalQuery(id, firstPage)),
    prefetchShared(locale, visaCountriesQuery(), page),
    prefetchShared(locale, articlesQuery(NEWEST_ARTICLES), page),
  ]);
  if (!tours) return null;
  const region = regionals.data.find((one) => isSameId(one.id, id));
  // A list without the region is a wrong answer, which must not replace the page by a 404.
  if (!region)
    throw isApiError(tours) ? tours : new Error(`listRegionals has no region ${id}, but listToursOfRegional has.`);
  const found = isApiError(tours) ? null : tours;
  return {
    region,
    tours: found,
    countries: (query ? unfiltered : found)?.facets?.countries ?? [],
    visas: visas?.data ?? [],
    articles: articles?.data ?? [],
  };
}
