import { useApiQuery } from '../use-api-query';
import { type ArticlesQuery, articlesQuery } from './queries';

/** A page of articles; `null` asks for none. */
export function useArticles(query: ArticlesQuery | null) {
  return useApiQuery(query && articlesQuery(query));
}
