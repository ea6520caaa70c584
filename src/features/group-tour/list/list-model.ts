import type { Answer, Facets, Pagination } from '@sdk';
import { type TourCardModel, tourCardModel } from '@/domain/tour-card';

export type TourListModel = { cards: TourCardModel[]; facets: Facets | null; pagination: Pagination };

/** A page of tours as the list shows it. */
export function tourListModel(answer: Answer<'listTours'>, today: string): TourListModel {
  return {
    cards: answer.data.map((tour) => tourCardModel(tour, today)),
    facets: answer.facets ?? null,
    pagination: answer.pagination,
  };
}
