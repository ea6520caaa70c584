import type { Tour } from '@sdk';
import { type Departure, departuresOf } from '@/domain/booking';
import type { Cost } from '@/domain/costs';
import { inclusionsOf } from '@/domain/inclusions';

/** What the booking shows of a tour, small enough to be sent with the page. */
export type BookingTour = {
  id: number;
  title: string;
  imageUrl: string | null;
  /** Seats in a group; null when the service does not say. */
  capacity: number | null;
  departures: Departure[];
  extraCosts: Cost[];
};

export function bookingTour(tour: Tour, today: string): BookingTour {
  return {
    id: tour.id,
    title: tour.title,
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
    capacity: tour.capacity ?? null,
    departures: departuresOf(tour.itineraries, today),
    extraCosts: inclusionsOf(tour.term ?? null)?.excluded ?? [],
  };
}

/** The cost of a room to oneself, where the tour names its amount. */
export const singleSupplement = (costs: readonly Cost[]): Cost | undefined =>
  costs.find(({ label, value }) => /\bsingle\b|\bkamar sendiri\b/i.test(label) && /^Rp\s?\d/.test(value ?? ''));

/** The words before the colon name the tour; the rest is its route. */
export const shortTitle = (title: string): string => title.split(':', 1)[0] ?? title;
