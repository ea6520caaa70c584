import type { Answer, Itinerary, Season } from '@sdk';
import { limits } from '@/config/limits';
import { languageOf } from '../content-language';
import { todayInJakarta } from '../dates';
import { partyOfAnswer } from '../party';
import { type TourCardModel, tourCardModel } from './tour-card';
import type { TourQuery } from './tour-query';

export type SeasonModel = ReturnType<typeof seasonModel>;

type Days = Pick<SeasonModel, 'from' | 'to'>;

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

/** Returns the query for the first tours of a season. A service that refuses the days reads the months of `filters`. */
export const seasonQuery = ({ from, to }: Days, filters: Pick<TourQuery, 'month' | 'country'>) => ({
  ...filters,
  first_day: from,
  last_day: to,
  page: limits.firstPage,
  limit: limits.pageSize,
});

/** Returns the cards of the first tours of a season, with their departures on its days. */
export function seasonCards(
  answer: Answer<'listTours'>,
  { from, to }: Days,
  filters: Pick<TourQuery, 'month'>,
): TourCardModel[] {
  const isInSeason = ({ departure_date: day }: Itinerary) => day >= from && day <= to;
  const tours = answer.data.map((tour) => ({
    ...tour,
    lowestItinerary: tour.lowestItinerary && isInSeason(tour.lowestItinerary) ? tour.lowestItinerary : null,
    itineraries: tour.itineraries.filter(isInSeason),
  }));
  return tours
    .map((tour) => tourCardModel(tour, todayInJakarta(), filters, partyOfAnswer(answer.party)))
    .filter(({ departures }) => departures.length > 0);
}

/**
 * Returns the number of a season's tours. When the service has also sent tours of other days, only those shown are sure.
 */
export const seasonTotal = ({ data, pagination }: Answer<'listTours'>, cards: readonly TourCardModel[]): number =>
  cards.length < data.length ? cards.length : pagination.total;
