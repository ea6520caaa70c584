import type { Query } from '@sdk';
import { type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import type { ToursReaderProps, ToursState } from './tours-reader';

const waiting: ToursState = { retry: () => undefined };

/**
 * The tours of a query, read after the page is shown: SWR and the client come with `reader`, which has to be rendered
 * somewhere. Where they cannot be downloaded the error says so, and `retry` downloads them again.
 */
export function useLiveTours(
  query: Query<'listTours'> | null,
  regionalId?: number,
): ToursState & { reader: ReactNode } {
  const [Reader, setReader] = useState<ComponentType<ToursReaderProps> | null>(null);
  const [state, setState] = useState(waiting);

  const load = useCallback(() => {
    setState(waiting);
    import('./tours-reader').then(
      (module) => startTransition(() => setReader(() => module.ToursReader)),
      () => setState({ error: { kind: 'network' }, retry: load }),
    );
  }, []);
  useEffect(load, [load]);

  const reader = Reader && query && <Reader query={query} regionalId={regionalId} onState={setState} />;
  return { ...state, reader };
}
