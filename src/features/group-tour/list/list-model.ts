import type { Answer, Facets, Pagination } from '@sdk';
import { type DepartureFilters, type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';
import { trimFacets } from '@/domain/tour/trim-facets';

/** The list that the server rendered: `query` is its query string; `list` is null if the request failed. */
export type ServedList = { query: string; list: TourListModel | null };

export type TourListModel = { cards: TourCardModel[]; facets: Facets | null; pagination: Pagination };

/** Returns the data of one page of the tour list, whose cards show the departures that fit `filters`. */
export function tourListModel(
  answer: Answer<'listTours'>,
  today: string,
  filters: DepartureFilters = {},
): TourListModel {
  return {
    cards: answer.data.map((tour) => tourCardModel(tour, today, filters)),
    facets: answer.facets ? trimFacets(answer.facets) : null,
    pagination: answer.pagination,
  };
}
