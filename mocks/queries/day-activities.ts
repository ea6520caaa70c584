import type { DayActivity } from '@sdk';
import type { Catalogue } from '../seed/catalogue.ts';
import { tourIdsByDeparture, toursById } from './catalogue-index.ts';

/** The days of a departure, or of a tour by its own id, sorted by day; undefined when neither exists. */
export function findDayActivities({ tours, dayActivities }: Catalogue, id: number): DayActivity[] | undefined {
  const tourId = toursById(tours).has(id) ? id : tourIdsByDeparture(tours).get(id);
  if (tourId === undefined) return undefined;
  const activities = (dayActivities[tourId] ?? []).map((day) => ({ ...day, itinerary_id: id }));
  return activities.sort((a, b) => a.day - b.day);
}
