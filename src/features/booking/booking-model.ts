import type { Tour } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { departuresOf } from '@/domain/tour/departure';
import { costRulesOf } from '@/domain/tour/trip-cost';

export type BookingTour = ReturnType<typeof bookingTour>;

/** Returns the tour data of the booking form, reduced to keep the page's props small. */
export function bookingTour(tour: Tour, today: string) {
  return {
    id: tour.id,
    title: tour.title,
    ...languageOf(tour),
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
    /** Seats in a group; null if the service sends no number. */
    capacity: tour.capacity ?? null,
    /** Upcoming departures, soonest first. */
    departures: departuresOf(tour.itineraries, today).upcoming,
    costs: costRulesOf(tour),
  };
}

/** Returns the part of the title before the colon, which names the tour; the rest is its route. */
export const shortTitle = (title: string): string => title.split(':', 1)[0] ?? title;
