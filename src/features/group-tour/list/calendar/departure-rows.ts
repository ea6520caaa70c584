import type { Itinerary, Tour } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { type Departure, departuresOf, isFull, tripLength } from '@/domain/tour/departure';
import type { TourQuery } from '@/domain/tour/tour-query';
import { compareDays } from '@/lib/compare-days';

/** A departure in the calendar, with data of its tour. */
export type CalendarDeparture = Departure & {
  tourId: number;
  title: string;
  /** The language of the title; undefined if the service does not name it. */
  language?: 'id' | 'en';
  countries: string[];
  days: number;
};

/** A tour with some of its departures. */
type DepartingTour = {
  tour: Pick<Tour, 'languages' | 'id' | 'title' | 'mainCountries'>;
  itineraries: readonly Itinerary[];
};

/**
 * Returns the upcoming departures of the tours, soonest first. The query's months and free seats select tours in the
 * service; here they also select the departures.
 */
export function departureRows(tours: readonly DepartingTour[], query: TourQuery, today: string): CalendarDeparture[] {
  const rows = tours.flatMap(({ tour, itineraries }) =>
    departuresOf(itineraries, today).upcoming.map((departure) => ({
      ...departure,
      tourId: tour.id,
      title: tour.title,
      ...languageOf(tour),
      countries: tour.mainCountries.map((row) => row.country.name),
      days: tripLength(departure).days,
    })),
  );
  return rows
    .filter((row) => !query.month?.length || query.month.includes(monthOf(row)))
    .filter((row) => query.available === undefined || !isFull(row))
    .sort((a, b) => compareDays(a.from, b.from) || a.title.localeCompare(b.title, 'id'));
}

/** Returns the rows grouped by month (`YYYY-MM`) or by day, in the order of the rows. */
export function groupedBy(rows: readonly CalendarDeparture[], unit: 'month' | 'day'): Map<string, CalendarDeparture[]> {
  const groups = new Map<string, CalendarDeparture[]>();
  for (const row of rows) {
    const key = unit === 'month' ? monthOf(row) : row.from;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** Returns the lowest price of the departures with free or unknown seats, or null if no price is known. */
export function lowestBookablePrice(rows: readonly CalendarDeparture[]): number | null {
  const prices = rows.flatMap((row) => (row.price === null || isFull(row) ? [] : [row.price]));
  return prices.length > 0 ? Math.min(...prices) : null;
}

const monthOf = (row: Pick<CalendarDeparture, 'from'>) => row.from.slice(0, 7);
