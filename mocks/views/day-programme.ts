import type { DayActivity } from '@sdk';
import type { Catalogue } from '../seed/catalogue.ts';

/** The days of a departure, or of a tour asked for by its own id, by day; undefined when there is neither. */
export function daysOf({ tours, dayActivities }: Catalogue, id: number): DayActivity[] | undefined {
  const tour = tours.find((one) => one.id === id || one.itineraries.some((itinerary) => itinerary.id === id));
  if (!tour) return undefined;
  const days = (dayActivities[tour.id] ?? []).map((day) => ({ ...day, itinerary_id: id }));
  return days.sort((a, b) => a.day - b.day);
}
