import type { GetStaticPaths } from 'next';
import { prefetch, prefetchNamed, prefetchPart } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { toursQuery } from '../tour/queries';
import { articleQuery, articlesQuery } from './queries';

// The largest page that the service returns.
const MOST = { page: limits.firstPage, limit: 100 };
const SLUG = /^[\w-][\w.-]{0,199}$/;

/** True for a text that may be the slug of an article. */
export const isSlug = (text: unknown): text is string => typeof text === 'string' && SLUG.test(text);

/**
 * An article with all other articles, newest first, and the tours to recommend; null for an unknown slug. The two lists
 * are empty when they cannot be loaded.
 */
export async function readArticle(locale: string | undefined, slug: unknown) {
  if (!isSlug(slug)) return null;
  const begun = performance.now();
  const found = await prefetchNamed(locale, articleQuery(slug));
  if (!found) return null;
  const [articles, tours] = await Promise.all([
    prefetchPart(locale, articlesQuery(MOST), routes.article(slug), begun),
    prefetchPart(locale, toursQuery(MOST), routes.article(slug), begun),
  ]);
  return { article: found.data, articles: articles?.data ?? [], tours: tours?.data ?? [] };
}
