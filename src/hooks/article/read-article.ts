import type { GetStaticPaths } from 'next';
import { prefetch, prefetchNamed, prefetchShared } from '@/api/prefetch';
import { builtPages } from '@/config/built-pages';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { isSlug } from '@/lib/slug';
import { LARGEST_PAGE } from '../every-row';
import { toursQuery } from '../tour/queries';
import { articleQuery, articlesQuery } from './queries';

/** Builds the pages of the newest articles in every language; all others are rendered on their first visit. */
export const articlePaths: GetStaticPaths = async ({ locales = [] }) => {
  const newest = { page: limits.firstPage, limit: builtPages.articles };
  const { articles } = await prefetch('id', { articles: articlesQuery(newest) });
  const slugs = articles.data.flatMap(({ seo }) => seo.slug ?? []);
  const paths = locales.flatMap((locale) => slugs.map((slug) => ({ params: { slug }, locale })));
  return { paths, fallback: 'blocking' };
};

/**
 * Returns an article with the other articles, newest first, and the related tours; null for an unknown slug. When a
 * list cannot be loaded, it is empty and the article is still shown.
 */
export async function readArticle(locale: string | undefined, slug: unknown, isDraft = false) {
  if (!isSlug(slug)) return null;
  const startedAt = performance.now();
  const response = await prefetchNamed(locale, articleQuery(slug), isDraft);
  if (!response) return null;
  const [articles, tours] = await Promise.all([
    prefetchShared(locale, articlesQuery(LARGEST_PAGE), routes.article(slug), startedAt),
    prefetchShared(locale, toursQuery(LARGEST_PAGE), routes.article(slug), startedAt),
  ]);
  return { article: response.data, articles: articles?.data ?? [], tours: tours?.data ?? [] };
}
