import { prefetch } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { concurrencyLimit } from '@/lib/concurrency-limit';
import { everyRow } from '../every-row';
import { articlesQuery } from './queries';

// A page of a long list can take a service half a second, and a call that waits for others may be too late.
const CALLS_AT_ONCE = 2;

/** Returns all articles, newest first, or some pages of them. */
export function readEveryArticle(locale: string | undefined, part?: { first: number; pages: number }) {
  const { run } = concurrencyLimit(CALLS_AT_ONCE);
  const read = async (query: { page: number; limit: number }) =>
    (await prefetch(locale, { articles: articlesQuery(query) })).articles;
  return everyRow((query) => run(() => read(query)), part);
}

const NEWEST = { page: limits.firstPage, limit: 20 };

/** Returns the articles of the feed, newest first. */
export async function readNewestArticles(locale: string | undefined) {
  return (await prefetch(locale, { articles: articlesQuery(NEWEST) })).articles.data;
}
