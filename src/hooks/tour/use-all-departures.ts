import type { Query } from '@sdk';
import { useSwrWithRetries } from '../use-swr-with-retries';
import { type DeparturesAnswer, readDepartures } from './read-departures';

/**
 * All departures of the tours that match the filters, of all regions or one. The previous answer stays while the next
 * one loads, but not when that fails, because it belongs to other filters.
 */
export function useAllDepartures(filters: NonNullable<Query<'listTours'>>, regionalId?: number) {
  const key = JSON.stringify([filters, regionalId]);
  const answer = useSwrWithRetries<DeparturesAnswer & { key: string }>(
    { operationId: 'listTours', key: ['departures', key] },
    async () => ({ ...(await readDepartures(filters, regionalId)), key }),
    { keepPreviousData: true },
  );
  const isOwn = answer.data?.key === key;
  return { ...answer, data: answer.error && !isOwn ? undefined : answer.data, isOwn };
}
