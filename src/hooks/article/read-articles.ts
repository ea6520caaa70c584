import { prefetch } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { everyRow, type PageQuery } from '../every-row';
import { articlesQuery } from './queries';

/** Returns all articles, newest first, or some pages of them. */
export function readEveryArticle(locale: string | undefined, part?: { first: number; pages: number }) {
  const read = async (query: PageQuery) => (await prefetch(locale, { articles: articlesQuery(query) })).articles;
  return everyRow(read, part);
}

const NEWEST = { page: limits.firstPage, limit: 20 };

/** Returns the articles of the feed, newest first. */
export async function readNewestArticles(locale: string | undefined) {
  return (await prefetch(locale, { articles: articlesQuery(NEWEST) })).articles.data;
}
