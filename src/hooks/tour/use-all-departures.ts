import type { ApiError, Query } from '@sdk';
import useSWR from 'swr';
import { startWork } from '@/state/progress';
import { swrDefaults } from '../swr-defaults';
import { type DeparturesAnswer, readDepartures } from './read-departures';

/**
 * Every departure of the tours that pass the filters, of all regions or of one. The previous answer stays while the
 * next one comes, but not when it fails: it would answer a question nobody asked.
 */
export function useAllDepartures(filters: NonNullable<Query<'listTours'>>, regionalId?: number) {
  const key = JSON.stringify([filters, regionalId]);
  const answer = useSWR<DeparturesAnswer & { key: string }, ApiError>(
    ['departures', key],
    async () => {
      const done = startWork();
      try {
        return { ...(await readDepartures(filters, regionalId)), key };
      } finally {
        done();
      }
    },
    { ...swrDefaults, keepPreviousData: true },
  );
  const isOwn = answer.data?.key === key;
  return { ...answer, data: answer.error && !isOwn ? undefined : answer.data, isOwn };
}
