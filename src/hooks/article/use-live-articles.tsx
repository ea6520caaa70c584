import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ArticlesReaderProps, ArticlesState } from './articles-reader';
import type { ArticlesQuery } from './queries';

const waiting: ArticlesState = { retry: () => undefined };

/**
 * The articles of a query, `null` asks for none. SWR and the client come with `reader`, which has to be rendered
 * somewhere; where they cannot be downloaded the error says so, and `retry` downloads them again.
 */
export function useLiveArticles(query: ArticlesQuery | null): Omit<ArticlesState, 'query'> & { reader: ReactNode } {
  const [Reader, setReader] = useState<ComponentType<ArticlesReaderProps> | null>(null);
  const [state, setState] = useState(waiting);

  const load = useCallback(() => {
    const retry = () => {
      setState(waiting);
      load();
    };
    import('./articles-reader').then(
      (module) => setReader(() => module.ArticlesReader),
      () => setState({ error: { kind: 'network' }, retry }),
    );
  }, []);
  // Loaded once: a reader that is here has reported already, and clearing the state would lose its answer.
  const isReaderMissing = query !== null && Reader === null;
  useEffect(() => {
    if (isReaderMissing) load();
  }, [isReaderMissing, load]);

  // Right after a change of the query the state still belongs to the query before.
  const { data, error, retry } = state.query && state.query !== query ? waiting : state;
  return { data, error, retry, reader: Reader && query && <Reader query={query} onState={setState} /> };
}
