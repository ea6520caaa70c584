import { prefetch } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { everyRow } from '../every-row';
import { articlesQuery } from './queries';

/** Returns all articles, newest first. */
export function readEveryArticle(locale: string | undefined) {
  return everyRow(async (query) => (await prefetch(locale, { articles: articlesQuery(query) })).articles);
}

const NEWEST = { page: limits.firstPage, limit: 20 };

/** Returns the articles of the feed, newest first. */
export async function readNewestArticles(locale: string | undefined) {
  return (await prefetch(locale, { articles: articlesQuery(NEWEST) })).articles.data;
}
