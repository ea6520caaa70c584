import type { Answer, ApiError } from '@sdk';
import { useEffect, useEffectEvent } from 'react';
import { useApiQuery } from '../use-api-query';
import { type ArticlesQuery, articlesQuery } from './queries';

export type ArticlesState = {
  /** What this is the state of; none while the reader itself is on its way. */
  query?: ArticlesQuery;
  data?: Answer<'listArticles'>;
  error?: Pick<ApiError, 'kind'>;
  retry: () => void;
};

export type ArticlesReaderProps = { query: ArticlesQuery; onState: (state: ArticlesState) => void };

/** Shows nothing; hands over what the service says to the query. */
export function ArticlesReader({ query, onState }: ArticlesReaderProps) {
  const { data, error, mutate } = useApiQuery(articlesQuery(query));
  const report = useEffectEvent(onState);
  useEffect(() => {
    report({ query, data, error, retry: () => void mutate() });
  }, [query, data, error, mutate]);
  return null;
}
