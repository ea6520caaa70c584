import type { Answer } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { partyOfAnswer } from '@/domain/party';
import { type Departure, departuresOf, pricesOf, tripLength } from '@/domain/tour/departure';
import type { Prices } from '@/domain/tour/promotions';
import { trimFacets } from '@/domain/tour/tour-query';

/** The fields of a departure that the counter shows. */
export type ObsDeparture = Prices & Pick<Departure, 'id' | 'from' | 'to' | 'seat'>;

export type ObsListModel = ReturnType<typeof obsListModel>;

/** A tour with the dates contained in the service's list. */
export type ObsTour = ObsListModel['tours'][number];

export function obsListModel(answer: Answer<'listTours'>, today: string) {
  const party = partyOfAnswer(answer.party);
  return {
    tours: answer.data.map((tour) => {
      const departures = departuresOf(tour.itineraries, today).upcoming;
      const [first] = departures;
      return {
        id: tour.id,
        title: tour.title,
        ...languageOf(tour),
        imageUrl: tour.thumbnail ?? tour.imageUrl ?? null,
        countries: tour.mainCountries.map(({ country }) => country.name),
        days: first ? tripLength(first).days : null,
        departures: departures.map((row) => ({
          id: row.id,
          from: row.from,
          to: row.to,
          seat: row.seat,
          ...pricesOf(row),
        })),
        /** The number of all upcoming dates. */
        total: tour.itineraryCount,
        /** The party for which prices are summed up, with the fields of the costs. */
        ...(party && { priced: { party, costs: tour.costs, room_supplements: tour.room_supplements } }),
      };
    }),
    facets: answer.facets ? trimFacets(answer.facets) : null,
    pagination: answer.pagination,
  };
}

/** Returns the dates in the requested months; all dates if no month is requested. */
export function datesIn(departures: readonly ObsDeparture[], months: readonly string[] | undefined): ObsDeparture[] {
  return departures.filter(({ from }) => !months?.length || months.includes(from.slice(0, 7)));
}

/**
 * True if dates of the requested months may be missing: the list contains only the next dates of a tour, so later ones
 * must be fetched per tour.
 */
export function needsFetch(tour: Pick<ObsTour, 'departures' | 'total'>, months: readonly string[] | undefined) {
  const last = tour.departures.at(-1)?.from.slice(0, 7) ?? '';
  return tour.total > tour.departures.length && Boolean(months?.some((month) => month >= last));
}
