import type { Answer, Season } from '@sdk';
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

/** Returns the query for the first tours of a season to its countries. */
export const seasonQuery = ({ from, to }: Days, country: number[]) => ({
  first_day: from,
  last_day: to,
  country,
  page: limits.firstPage,
  limit: limits.pageSize,
});

/** Returns the cards of the first tours of a season, with their departures on its days. */
export function seasonCards(
  answer: Answer<'listTours'>,
  { from, to }: Days,
  filters: Pick<TourQuery, 'month'>,
): TourCardModel[] {
  const tours = answer.data.map((tour) => ({
    ...tour,
    lowestItinerary: null,
    itineraries: tour.itineraries.filter(({ departure_date: day }) => day >= from && day <= to),
  }));
  return tours
    .map((tour) => tourCardModel(tour, todayInJakarta(), filters, partyOfAnswer(answer.party)))
    .filter(({ departures }) => departures.length > 0);
}
