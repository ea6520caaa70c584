import type { Answer } from '@sdk';
import { todayInJakarta } from '@/domain/dates';
import { partyOfAnswer } from '@/domain/party';
import { type DepartureFilters, tourCardModel } from '@/domain/tour/tour-card';
import { type TourQuery, tourQueryToUrl, trimFacets } from '@/domain/tour/tour-query';
import { queryString } from '@/lib/query-string';

/** The list that the server rendered: `query` is its query string; `list` is null if the request failed. */
export type ServedList = { query: string; list: TourListModel | null };

export type TourListModel = ReturnType<typeof tourListModel>;

/** Returns the data of one page of the tour list, whose cards show the departures that fit `filters` and the party. */
export function tourListModel(answer: Answer<'listTours'>, today: string, filters: DepartureFilters = {}) {
  const party = partyOfAnswer(answer.party);
  return {
    cards: answer.data.map((tour) => tourCardModel(tour, today, filters, party)),
    facets: answer.facets ? trimFacets(answer.facets) : null,
    pagination: answer.pagination,
  };
}

/** Returns the list of a query for the server's render; `answer` is null if the request failed. */
export function servedList(query: TourQuery, answer: Answer<'listTours'> | null): ServedList {
  return { query: queryString(tourQueryToUrl(query)), list: answer && tourListModel(answer, todayInJakarta(), query) };
}

/** The widths of a card in the list. */
export const CARD_SIZES = '(min-width: 1280px) 300px, (min-width: 640px) 45vw, 96px';

/** The id of the text with the number of tours or departures. */
export const COUNT_ID = 'results-count';
