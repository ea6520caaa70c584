import type { Answer, Query } from '@sdk';
import { useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { queryKey } from '@/api/query';
import { LARGEST_PAGE } from '../every-row';
import { useApiQuery } from '../use-api-query';
import { departuresQuery } from './queries';
import { useAllDepartures } from './use-all-departures';

/** The answers of a service without the operation, which the API document proposes. */
const UNKNOWN_OPERATION = [404, 405, 410, 501];

type Filters = Omit<NonNullable<Query<'listTours'>>, 'page' | 'limit' | 'sort'>;
/** The month (`2027-03`) and the day (`2027-03-12`) that the calendar shows; without a month the first one with dates. */
type Shown = { at: string | undefined; day: string | undefined };

/**
 * Returns the calendar of a month with its first departures, of all regions or one: one call, and a second one for a day
 * of a month with more departures. From a service that cannot list departures it returns those of every tour in
 * `collected`. The previous answer stays while the next one loads (`isCurrent` is false), but not when that fails.
 */
export function useDepartures(filters: Filters, { at, day }: Shown, regionalId?: number) {
  const { cache } = useSWRConfig();
  const [isUnknown, setIsUnknown] = useState(false);
  const query = { ...filters, ...(regionalId !== undefined && { regional_id: regionalId }), ...LARGEST_PAGE };
  const monthQuery = departuresQuery({ ...query, ...(at !== undefined && { at }) });
  const month = useApiQuery(isUnknown ? null : monthQuery, { keepPreviousData: true });
  // SWR renders again when `isLoading` changes, also after an answer that equals the previous one.
  const isMonthLoaded = !month.isLoading && cache.get(unstable_serialize(queryKey(monthQuery)))?.data !== undefined;
  const dayQuery =
    isMonthLoaded && day && isCut(month.data) ? departuresQuery({ ...query, at: day.slice(0, 7), day }) : null;
  const ofDay = useApiQuery(dayQuery);
  const collected = useAllDepartures(isUnknown ? filters : null, regionalId);

  if (month.error && UNKNOWN_OPERATION.includes(month.error.status) && !isUnknown) setIsUnknown(true);
  if (isUnknown) return { ...collected, data: undefined, collected: collected.data };
  const error = isMonthLoaded ? ofDay.error : month.error;
  const retry = () => Promise.all([month.mutate(), dayQuery && ofDay.mutate()]);
  const data = error
    ? undefined
    : month.data && { ...month.data, data: (dayQuery && ofDay.data?.data) || month.data.data };
  return { data, collected: undefined, error, isCurrent: isMonthLoaded && !ofDay.isLoading, mutate: retry };
}

/** True when a month has more departures than its answer. */
const isCut = (answer: Answer<'listDepartures'> | undefined) =>
  answer !== undefined && answer.pagination.total > answer.data.length;
