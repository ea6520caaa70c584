import type { ApiError, Query } from '@sdk';
import useSWR from 'swr';
import { retries } from '../swr-retries';
import { type DeparturesAnswer, readDepartures } from './read-departures';

/**
 * All departures of the tours that match the filters, of all regions or one. The previous answer stays while the next
 * one loads, but not when that fails, because it belongs to other filters.
 */
export function useAllDepartures(filters: NonNullable<Query<'listTours'>>, regionalId?: number) {
  const key = JSON.stringify([filters, regionalId]);
  const answer = useSWR<DeparturesAnswer & { key: string }, ApiError>(
    ['listTours', `departures ${key}`],
    async () => ({ ...(await readDepartures(filters, regionalId)), key }),
    { ...retries, keepPreviousData: true },
  );
  const isOwn = answer.data?.key === key;
  return { ...answer, data: answer.error && !isOwn ? undefined : answer.data, isOwn };
}
