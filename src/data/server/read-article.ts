import { routes } from '@/config/routes';
import { isSlug } from '@/lib/slug';
import { LARGEST_PAGE } from '../every-row';
import { articleQuery, articlesQuery } from '../operations/article';
import { toursQuery } from '../operations/tour';
import { read, readRow } from './read';

/**
 * Returns an article with the other articles, newest first, and the related tours; null for an unknown slug. When a
 * list cannot be loaded, it is empty and the article is still shown.
 */
export async function readArticle(locale: string | undefined, slug: unknown, isDraft = false) {
  if (!isSlug(slug)) return null;
  const startedAt = performance.now();
  const response = await readRow(locale, articleQuery(slug), isDraft);
  if (!response) return null;
  const beside = { onFailure: 'optional', isShared: true, page: routes.article(slug), startedAt } as const;
  const [articles, tours] = await Promise.all([
    read(locale, articlesQuery(LARGEST_PAGE), beside),
    read(locale, toursQuery(LARGEST_PAGE), beside),
  ]);
  return { article: response.data, articles: articles?.data ?? [], tours: tours?.data ?? [] };
}
