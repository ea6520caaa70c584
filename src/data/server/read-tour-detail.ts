import type { Tour } from '@sdk';
import { routes } from '@/config/routes';
import { similarToursQuery } from '@/domain/tour/similar-tours';
import { type VisaGroup, visaGroups } from '@/domain/tour/trip-visa';
import { visaCountriesQuery, visaCountryQuery } from '../operations/page';
import { dayActivitiesQuery, tourQuery, toursQuery, tourTermsQuery } from '../operations/tour';
import { read, readRow } from './read';

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
  const startedAt = performance.now();
  const part = { onFailure: 'optional', page: routes.tour(id) } as const;
  const shared = { ...part, isShared: true };
  const [answer, terms, visaList] = await Promise.all([
    readRow(locale, tourQuery(id), isDraft),
    read(locale, tourTermsQuery(), shared),
    read(locale, visaCountriesQuery(), shared),
  ]);
  if (!answer) return null;
  const tour = answer.data;
  const programme = programmeOf(tour);
  const countries = tour.mainCountries.map((row) => row.country);
  // The list holds the type of visa; the processing time is only in the country's detail and is optional.
  const withTime = async ({ entry, countries }: VisaGroup): Promise<TripVisa> => {
    const detail = entry && (await read(locale, visaCountryQuery(entry.id), { ...shared, startedAt }));
    return { entry, countries, processingTime: detail?.data.processing_time ?? null };
  };
  const [days, similar, visa] = await Promise.all([
    programme ? read(locale, dayActivitiesQuery(programme), { ...part, startedAt }) : null,
    tour.regionalId ? read(locale, toursQuery(similarToursQuery(tour.regionalId)), { ...part, startedAt }) : null,
    visaList && Promise.all(visaGroups(countries, visaList.data).map(withTime)),
  ]);
  return { tour, days, terms, similar, visa };
}
