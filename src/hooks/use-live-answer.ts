import { useDeferredValue, useMemo } from 'react';
import type { ApiQuery, QueryAnswer } from '@/api/query';
import { useApiQuery } from './use-api-query';

type LiveAnswer<Query> = {
  /** The service's answer; undefined until it arrives, so the page shows the data it was built with. */
  answer: QueryAnswer<Query> | undefined;
  /** When the answer arrived; null until then. */
  at: Date | null;
};

/**
 * Today's prices and seats for a page that was built a while ago. A failure leaves the page as it was built: prices of
 * a minute ago are better than an error. The answer is rendered in short steps, so that no press has to wait for it.
 */
export function useLiveAnswer<Query extends ApiQuery>(query: Query): LiveAnswer<Query> {
  const { data } = useApiQuery(query);
  const answer = useDeferredValue(data) as QueryAnswer<Query> | undefined;
  const at = useMemo(() => (answer ? new Date() : null), [answer]);
  return { answer, at };
}
