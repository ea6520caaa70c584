import { useDeferredValue, useMemo } from 'react';
import type { ApiQuery, QueryAnswer } from '@/api/query';
import { currentTime } from '@/lib/clock';
import { useApiQuery } from './use-api-query';

type LiveAnswer<Query> = {
  /** The service's response; undefined until it arrives, while the page shows the data it was built with. */
  answer: QueryAnswer<Query> | undefined;
  /** The time at which the response arrived; null until then. */
  at: Date | null;
};

/**
 * Returns current prices and seats for a page that was built earlier. After a failure the page keeps its data, because
 * prices that are a minute old are better than an error. The response is rendered in short steps, so that the browser
 * can respond to presses in between. `null` sends no request.
 */
export function useLiveAnswer<Query extends ApiQuery>(query: Query | null): LiveAnswer<Query> {
  const { data } = useApiQuery(query);
  const answer = useDeferredValue(data) as QueryAnswer<Query> | undefined;
  const at = useMemo(() => (answer ? currentTime() : null), [answer]);
  return { answer, at };
}
