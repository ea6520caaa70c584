import { prefetch } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { articlesQuery } from './queries';

const NEWEST = { page: limits.firstPage, limit: 20 };

/** The articles a feed holds, the newest first. */
export async function readNewestArticles(locale: string | undefined) {
  return (await prefetch(locale, { articles: articlesQuery(NEWEST) })).articles.data;
}
