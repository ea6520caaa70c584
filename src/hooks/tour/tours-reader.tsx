import type { Answer, ApiError, Query } from '@sdk';
import { useEffect, useEffectEvent } from 'react';
import { useTours } from './use-tours';

export type ToursState = {
  data?: Answer<'listTours'>;
  error?: Pick<ApiError, 'kind'>;
  retry: () => void;
};

export type ToursReaderProps = {
  query: Query<'listTours'>;
  regionalId?: number;
  onState: (state: ToursState) => void;
};

/** Shows nothing; hands over what the service says to the query. */
export function ToursReader({ query, regionalId, onState }: ToursReaderProps) {
  const { data, error, mutate } = useTours(query, regionalId);
  const report = useEffectEvent(onState);
  useEffect(() => {
    report({ data, error, retry: () => void mutate() });
  }, [data, error, mutate]);
  return null;
}
