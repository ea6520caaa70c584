import type { DayActivity } from '@sdk';
import type { Catalogue } from '../seed/catalogue.ts';

/** The days of a departure, or of a tour by its own id, sorted by day; undefined when neither exists. */
export function findDayActivities({ tours, dayActivities }: Catalogue, id: number): DayActivity[] | undefined {
  const tour = tours.find((one) => one.id === id || one.itineraries.some((itinerary) => itinerary.id === id));
  if (!tour) return undefined;
  const activities = (dayActivities[tour.id] ?? []).map((day) => ({ ...day, itinerary_id: id }));
  return activities.sort((a, b) => a.day - b.day);
}
