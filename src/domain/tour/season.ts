import type { Answer, Season } from '@sdk';
import { limits } from '@/config/limits';
import { languageOf } from '../content-language';
import { todayInJakarta } from '../dates';
import { partyOfAnswer } from '../party';
import { type TourCardModel, tourCardModel } from './tour-card';

export type SeasonModel = ReturnType<typeof seasonModel>;

/** Returns the seasons that have departures. */
export const visibleSeasons = <One extends Pick<Season, 'departures'>>(seasons: readonly One[]): One[] =>
  seasons.filter(({ departures }) => departures > 0);

/** Reduces a season to its link; `price` is the lowest of its departures, which leave between `from` and `to`. */
export function seasonModel(season: Season) {
  return {
    key: season.key,
    title: season.title,
    ...languageOf(season),
    imageUrl: season.image_url ?? null,
    ...(season.image_color && { imageColor: season.image_color }),
    from: season.first_day,
    to: season.last_day,
    departures: season.departures,
    price: season.min_price ?? null,
  };
}

type Filters = { month: string[]; country: number[] };

/** Returns the query for the tours of a season. Its months also have tours on other days, which `seasonCards` omits. */
export const seasonQuery = (filters: Filters) => ({ ...filters, page: limits.firstPage, limit: 24 });

/** Returns the cards of the first tours of a season, with their departures on its days. */
export function seasonCards(
  answer: Answer<'listTours'>,
  { from, to }: Pick<SeasonModel, 'from' | 'to'>,
  filters: Filters,
): TourCardModel[] {
  const tours = answer.data.map((tour) => ({
    ...tour,
    lowestItinerary: null,
    itineraries: tour.itineraries.filter(({ departure_date: day }) => day >= from && day <= to),
  }));
  return tours
    .map((tour) => tourCardModel(tour, todayInJakarta(), { month: filters.month }, partyOfAnswer(answer.party)))
    .filter(({ departures }) => departures.length > 0)
    .slice(0, limits.pageSize);
}
