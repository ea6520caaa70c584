import type { Answer, Article, Query, Regional, VisaCountry } from '@sdk';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { isSameId } from '@/lib/is-same-id';
import { articlesQuery } from '../operations/article';
import { visaCountriesQuery } from '../operations/page';
import { regionalsQuery, toursOfRegionalQuery } from '../operations/tour';
import { isApiError } from '../sdk-values';
import { read, readRow } from './read';

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
  const beside = { onFailure: 'optional', isShared: true, page: query ? undefined : routes.destination(id) } as const;
  const [regionals, result, unfiltered, visas, articles] = await Promise.all([
    read(locale, regionalsQuery(), { onFailure: query ? 'last' : 'throw' }),
    readRow(locale, toursOfRegionalQuery(id, query ?? firstPage)).catch((error: unknown) => {
      if (query && isApiError(error)) return error;
      throw error;
    }),
    query && read(locale, toursOfRegionalQuery(id, firstPage), beside),
    read(locale, visaCountriesQuery(), beside),
    read(locale, articlesQuery(NEWEST_ARTICLES), beside),
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
