import type { Answer, Facets, Pagination } from '@sdk';
import { type Departure, departuresOf, tripLength } from '@/domain/tour/departure';
import { shownFacets } from '@/domain/tour/shown-facets';

/** A departure as far as the counter shows it. */
export type ObsDeparture = Pick<Departure, 'id' | 'from' | 'to' | 'price' | 'seat'>;

/** A tour with the dates a list of the service carries; `total` counts all its upcoming dates. */
export type ObsTour = {
  id: number;
  title: string;
  imageUrl: string | null;
  countries: string[];
  days: number | null;
  departures: ObsDeparture[];
  total: number;
};

export type ObsListModel = { tours: ObsTour[]; facets: Facets | null; pagination: Pagination };

export function obsListModel(answer: Answer<'listTours'>, today: string): ObsListModel {
  return {
    tours: answer.data.map((tour) => {
      const departures = departuresOf(tour.itineraries, today).upcoming;
      const [first] = departures;
      return {
        id: tour.id,
        title: tour.title,
        imageUrl: tour.thumbnail ?? tour.imageUrl ?? null,
        countries: tour.mainCountries.map(({ country }) => country.name),
        days: first ? tripLength(first).days : null,
        departures: departures.map(({ id, from, to, price, seat }) => ({ id, from, to, price, seat })),
        total: tour.itineraryCount,
      };
    }),
    facets: answer.facets ? shownFacets(answer.facets) : null,
    pagination: answer.pagination,
  };
}

/** The dates in the requested months; all dates without a request. */
export function datesIn(departures: readonly ObsDeparture[], months: readonly string[] | undefined): ObsDeparture[] {
  return departures.filter(({ from }) => !months?.length || months.includes(from.slice(0, 7)));
}

/** A list names only the next dates of a tour: those of a later month have to be read from the tour itself. */
export function needsReading(tour: Pick<ObsTour, 'departures' | 'total'>, months: readonly string[] | undefined) {
  const last = tour.departures.at(-1)?.from.slice(0, 7) ?? '';
  return tour.total > tour.departures.length && Boolean(months?.some((month) => month >= last));
}
