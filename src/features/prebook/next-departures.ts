import type { Tour } from '@sdk';
import { type Departure, departuresOf, isFull, tripLength } from '@/domain/tour/departure';
import { compareDays } from '@/lib/compare-days';

export type NextDeparture = Departure & { tourId: number; title: string; imageUrl: string | null; days: number };

const SHOWN = 6;

/** Returns the next bookable date of each tour, soonest first. */
export function nextDepartures(
  tours: readonly Pick<Tour, 'id' | 'title' | 'imageUrl' | 'thumbnail' | 'itineraries'>[],
  today: string,
): NextDeparture[] {
  return tours
    .flatMap(({ id, title, thumbnail, imageUrl, itineraries }) => {
      const next = departuresOf(itineraries, today).upcoming.find((departure) => !isFull(departure));
      if (!next) return [];
      const { days } = tripLength(next);
      return [{ ...next, tourId: id, title, imageUrl: thumbnail ?? imageUrl ?? null, days }];
    })
    .sort((a, b) => compareDays(a.from, b.from))
    .slice(0, SHOWN);
}
