import type { Tour } from '@sdk';
import { prefetchNamed, prefetchPart } from '@/api/prefetch';
import { dayActivitiesQuery, tourQuery, toursQuery, tourTermsQuery } from './queries';

const SIMILAR_TOURS = 4;

/**
 * Everything the page of a tour is made of; null for a tour nobody offers, and null for each part that did not come.
 * `programmeOf` names the departure whose days stand for the tour.
 */
export async function readTourDetail(
  locale: string | undefined,
  id: number,
  programmeOf: (tour: Tour) => number | null,
) {
  const termsPart = prefetchPart(locale, tourTermsQuery());
  const answer = await prefetchNamed(locale, tourQuery(id));
  if (!answer) return null;
  const tour = answer.data;
  const programme = programmeOf(tour);
  const similarQuery = toursQuery({ regional_id: tour.regionalId ?? undefined, page: 1, limit: SIMILAR_TOURS });
  const [days, terms, similar] = await Promise.all([
    programme ? prefetchPart(locale, dayActivitiesQuery(programme)) : null,
    termsPart,
    tour.regionalId ? prefetchPart(locale, similarQuery) : null,
  ]);
  return { tour, days, terms, similar };
}
