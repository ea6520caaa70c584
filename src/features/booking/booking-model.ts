import type { Tour } from '@sdk';
import { type Departure, departuresOf } from '@/domain/tour/departure';
import { type CostRules, costRulesOf } from '@/domain/tour/trip-cost';

/** The tour as the booking shows it, small enough to be sent with the page. */
export type BookingTour = {
  id: number;
  title: string;
  imageUrl: string | null;
  /** Seats in a group; null when the service does not say. */
  capacity: number | null;
  /** Upcoming ones, soonest first. */
  departures: Departure[];
  costs: CostRules;
};

export function bookingTour(tour: Tour, today: string): BookingTour {
  return {
    id: tour.id,
    title: tour.title,
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
    capacity: tour.capacity ?? null,
    departures: departuresOf(tour.itineraries, today).upcoming,
    costs: costRulesOf(tour),
  };
}

/** The words before the colon name the tour; the rest is its route. */
export const shortTitle = (title: string): string => title.split(':', 1)[0] ?? title;
