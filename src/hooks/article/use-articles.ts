import { useApiQuery } from '../use-api-query';
import { type ArticlesQuery, articlesQuery } from './queries';

/** Returns a page of articles; `null` sends no request. */
export function useArticles(query: ArticlesQuery | null) {
  return useApiQuery(query && articlesQuery(query));
}
