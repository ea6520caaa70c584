import type { Tour } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { type Departure, departuresOf, isFull, tripLength } from '@/domain/tour/departure';
import { compareDays } from '@/lib/compare-days';

export type NextDeparture = Departure & {
  tourId: number;
  title: string;
  /** The language of the title; undefined if the service does not name it. */
  language?: 'id' | 'en';
  imageUrl: string | null;
  days: number;
};

const SHOWN = 6;

/** Returns the next bookable date of each tour, soonest first. */
export function nextDepartures(
  tours: readonly Pick<Tour, 'id' | 'title' | 'languages' | 'imageUrl' | 'thumbnail' | 'itineraries'>[],
  today: string,
): NextDeparture[] {
  return tours
    .flatMap((tour) => {
      const { id, title, thumbnail, imageUrl, itineraries } = tour;
      const next = departuresOf(itineraries, today).upcoming.find((departure) => !isFull(departure));
      if (!next) return [];
      const { days } = tripLength(next);
      return [{ ...next, tourId: id, title, ...languageOf(tour), imageUrl: thumbnail ?? imageUrl ?? null, days }];
    })
    .sort((a, b) => compareDays(a.from, b.from))
    .slice(0, SHOWN);
}
