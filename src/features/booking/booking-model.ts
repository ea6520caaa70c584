import type { Tour } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { type Departure, departuresOf } from '@/domain/tour/departure';
import { type CostRules, costRulesOf } from '@/domain/tour/trip-cost';

/** The tour data of the booking form, reduced to keep the page's props small. */
export type BookingTour = {
  id: number;
  title: string;
  /** The language of the title; undefined if the service does not name it. */
  language?: 'id' | 'en';
  imageUrl: string | null;
  /** Seats in a group; null if the service sends no number. */
  capacity: number | null;
  /** Upcoming departures, soonest first. */
  departures: Departure[];
  costs: CostRules;
};

export function bookingTour(tour: Tour, today: string): BookingTour {
  return {
    id: tour.id,
    title: tour.title,
    ...languageOf(tour),
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
    capacity: tour.capacity ?? null,
    departures: departuresOf(tour.itineraries, today).upcoming,
    costs: costRulesOf(tour),
  };
}

/** Returns the part of the title before the colon, which names the tour; the rest is its route. */
export const shortTitle = (title: string): string => title.split(':', 1)[0] ?? title;
