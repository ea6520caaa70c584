import { type ReactNode, startTransition, useState } from 'react';
import type { ApiQuery, QueryAnswer } from '@/api/query';
import { onDemand } from '@/lib/on-demand';
import type { LiveReaderProps } from './live-reader';

export type LiveAnswer<Query> = {
  /** The service's answer once it came; until then the page shows what it was built with. */
  answer: QueryAnswer<Query> | undefined;
  /** When it came; null until then. */
  at: Date | null;
  /** Reads when rendered; put it anywhere in the page. */
  reader: ReactNode;
};

// A failed chunk leaves the page as it was built: prices of a minute ago are better than an error.
const LiveReader = onDemand<LiveReaderProps>(
  () => import('./live-reader').then((module) => module.LiveReader),
  () => null,
);

/** Today's prices and seats for a page built a while ago; SWR and the client come after the page, not with it. */
export function useLiveAnswer<Query extends ApiQuery>(query: Query): LiveAnswer<Query> {
  const [state, setState] = useState<{ answer?: QueryAnswer<Query>; at: Date | null }>({ at: null });
  const reader = (
    <LiveReader
      query={query}
      onAnswer={(next) => startTransition(() => setState({ answer: next as QueryAnswer<Query>, at: new Date() }))}
    />
  );
  return { answer: state.answer, at: state.at, reader };
}
