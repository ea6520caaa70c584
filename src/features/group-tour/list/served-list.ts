import type { Answer } from '@sdk';
import { todayInJakarta } from '@/domain/dates';
import { type TourQuery, tourQueryToUrl } from '@/domain/tour/tour-query';
import { queryString } from '@/lib/query-string';
import { type ServedList, tourListModel } from './list-model';

/** Returns the list of a query for the server's render; `answer` is null if the request failed. */
export function servedList(query: TourQuery, answer: Answer<'listTours'> | null): ServedList {
  return {
    query: queryString(tourQueryToUrl(query)),
    list: answer && tourListModel(answer, todayInJakarta(), query),
  };
}
