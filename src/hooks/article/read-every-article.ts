import { prefetch } from '@/api/prefetch';
import { everyRow } from '../every-row';
import { articlesQuery } from './queries';

/** Every article, the newest first. */
export function readEveryArticle(locale: string | undefined) {
  return everyRow(async (asked) => (await prefetch(locale, { articles: articlesQuery(asked) })).articles);
}
