import type { Tour } from '@sdk';
import { type Departure, departuresOf } from '@/domain/booking';
import { tripLength } from '@/domain/itineraries';
import { compareDays } from '@/lib/compare-days';

export type NextDeparture = Departure & { tourId: number; title: string; imageUrl: string | null; days: number };

const SHOWN = 6;

/** The next date of each tour that can still be booked, the soonest first. */
export function nextDepartures(
  tours: readonly Pick<Tour, 'id' | 'title' | 'imageUrl' | 'thumbnail' | 'itineraries'>[],
  today: string,
): NextDeparture[] {
  return tours
    .flatMap(({ id, title, thumbnail, imageUrl, itineraries }) => {
      const next = departuresOf(itineraries, today).find(({ seat }) => seat !== 0);
      if (!next) return [];
      const { days } = tripLength({ departure_date: next.from, arrival_date: next.to });
      return [{ ...next, tourId: id, title, imageUrl: thumbnail ?? imageUrl ?? null, days }];
    })
    .sort((a, b) => compareDays(a.from, b.from))
    .slice(0, SHOWN);
}
