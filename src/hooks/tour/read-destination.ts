import type { Answer, Article, Query, Regional, VisaCountry } from '@sdk';
import { prefetch, prefetchNamed, prefetchNeeded, prefetchShared } from '@/api/prefetch';
import { isApiError } from '@/api/sdk-values';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { isSameId } from '@/lib/is-same-id';
import { articlesQuery } from '../article/queries';
import { visaCountriesQuery } from '../page/queries';
import { regionalsQuery, toursOfRegionalQuery } from './queries';

const firstPage = { page: limits.firstPage, limit: limits.pageSize };
const NEWEST_ARTICLES = { page: limits.firstPage, limit: 50 };

type Tours = Answer<'listToursOfRegional'>;

type Destination<Listed> = {
  region: Regional;
  tours: Listed;
  countries: NonNullable<Tours['facets']>['countries'];
  visas: VisaCountry[];
  articles: Article[];
};

/**
 * Returns a region with the first page of its tours, or with the tours of a query, which are null when the service
 * fails. Null when the service answers 404 for the region. The countries are those of all its tours. While the service
 * fails, countries, visas and the newest articles are those of the last response, or empty.
 */
export async function readDestination(locale: string | undefined, id: number): Promise<Destination<Tours> | null>;
export async function readDestination(
  locale: string | undefined,
  id: number,
  query: Query<'listToursOfRegional'> | undefined,
): Promise<Destination<Tours | null> | null>;
export async function readDestination(
  locale: string | undefined,
  id: number,
  query?: Query<'listToursOfRegional'>,
): Promise<Destination<Tours | null> | null> {
  // The page with a query is not built in advance.
  const page = query ? undefined : routes.destination(id);
  const [{ regionals }, result, unfiltered, visas, articles] = await Promise.all([
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
  if (!result) return null;
  const region = regionals.data.find((one) => isSameId(one.id, id));
  // A list without the region is a wrong answer, which must not replace the page by a 404.
  if (!region)
    throw isApiError(result) ? result : new Error(`listRegionals has no region ${id}, but listToursOfRegional has.`);
  const tours = isApiError(result) ? null : result;
  return {
    region,
    tours,
    countries: (query ? unfiltered : tours)?.facets?.countries ?? [],
    visas: visas?.data ?? [],
    articles: articles?.data ?? [],
  };
}
