import type { DayActivity, Tour } from '@sdk';
import type { Catalogue } from '../seed/catalogue.ts';

/** The tour that has the departure of this id. */
export function findTourOfDeparture(tours: readonly Tour[], departureId: number): Tour | undefined {
  return tours.find(({ itineraries }) => itineraries.some(({ id }) => id === departureId));
}

/** The days of a departure, or of a tour by its own id, sorted by day; undefined when neither exists. */
export function findDayActivities({ tours, dayActivities }: Catalogue, id: number): DayActivity[] | undefined {
  const tour = tours.find((one) => one.id === id) ?? findTourOfDeparture(tours, id);
  if (!tour) return undefined;
  const activities = (dayActivities[tour.id] ?? []).map((day) => ({ ...day, itinerary_id: id }));
  return activities.sort((a, b) => a.day - b.day);
}
