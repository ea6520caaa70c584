import type { Tour, VisaCountry } from '@sdk';
import { prefetchNamed, prefetchPart, prefetchShared } from '@/api/prefetch';
import type { QueryAnswer } from '@/api/query';
import { routes } from '@/config/routes';
import { type VisaGroup, visaGroups } from '@/domain/tour/trip-visa';
import { visaCountriesQuery, visaCountryQuery } from '../page/queries';
import { dayActivitiesQuery, tourQuery, toursQuery, tourTermsQuery } from './queries';

export const SIMILAR_TOURS = 4;

/** Returns the query for the first tours of a region; the page of a tour shows those that are not its own. */
const similarToursQuery = (regional_id: number) => toursQuery({ regional_id, page: 1, limit: SIMILAR_TOURS });

type ReadCountry = (id: number) => Promise<QueryAnswer<ReturnType<typeof visaCountryQuery>> | null>;

export type TripVisa = VisaGroup & { processingTime: string | null };

/**
 * Returns all data of a tour's page. Null for an unknown tour; each optional part is null when it cannot be loaded.
 * `programmeOf` returns the id of the departure whose day programme is shown; `isDraft` reads the tour as its editor
 * saved it.
 */
export async function readTourDetail(
  locale: string | undefined,
  id: number,
  programmeOf: (tour: Tour) => number | null,
  isDraft = false,
) {
  const page = routes.tour(id);
  const startedAt = performance.now();
  const [answer, terms, visaList] = await Promise.all([
    prefetchNamed(locale, tourQuery(id), isDraft),
    prefetchShared(locale, tourTermsQuery(), page),
    prefetchShared(locale, visaCountriesQuery(), page),
  ]);
  if (!answer) return null;
  const tour = answer.data;
  const programme = programmeOf(tour);
  const [days, similar, visa] = await Promise.all([
    programme ? prefetchPart(locale, dayActivitiesQuery(programme), page, startedAt) : null,
    tour.regionalId ? prefetchPart(locale, similarToursQuery(tour.regionalId), page, startedAt) : null,
    visaList && visaOf(tour, visaList.data, (id) => prefetchShared(locale, visaCountryQuery(id), page, startedAt)),
  ]);
  return { tour, days, terms, similar, visa };
}

// The list holds the type of visa; the processing time is only in the country's detail and is optional.
function visaOf(tour: Tour, entries: VisaCountry[], read: ReadCountry): Promise<TripVisa[]> {
  const countries = tour.mainCountries.map((row) => row.country);
  const groups = visaGroups(countries, entries).map(async ({ entry, countries }) => {
    const detail = entry && (await read(entry.id));
    return { entry, countries, processingTime: detail?.data.processing_time ?? null };
  });
  return Promise.all(groups);
}
