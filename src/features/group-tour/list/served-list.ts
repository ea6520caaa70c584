import type { Answer } from '@sdk';
import { todayInJakarta } from '@/domain/dates';
import { type TourQuery, tourQueryToUrl } from '@/domain/tour/tour-query';
import { queryString } from '@/lib/query-string';
import { type ServedList, tourListModel } from './list-model';

/** The list of a query as the server renders it; `answer` is null when the service did not give it. */
export function servedList(query: TourQuery, answer: Answer<'listTours'> | null): ServedList {
  return {
    asked: queryString(tourQueryToUrl(query)),
    list: answer && tourListModel(answer, todayInJakarta()),
  };
}
