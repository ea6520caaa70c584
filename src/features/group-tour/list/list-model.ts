import type { Answer, Facets, Pagination } from '@sdk';
import { shownFacets } from '@/domain/tour/shown-facets';
import { type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';

/** The list a page was rendered with: `list` answers the query string `asked`; null when the service did not answer. */
export type ServedList = { asked: string; list: TourListModel | null };

export type TourListModel = { cards: TourCardModel[]; facets: Facets | null; pagination: Pagination };

/** A page of tours as the list shows it. */
export function tourListModel(answer: Answer<'listTours'>, today: string): TourListModel {
  return {
    cards: answer.data.map((tour) => tourCardModel(tour, today)),
    facets: answer.facets ? shownFacets(answer.facets) : null,
    pagination: answer.pagination,
  };
}
