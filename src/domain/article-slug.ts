import type { Article } from '@sdk';

/** The path segment of an article: its slug, or its id when it has no slug. */
export function articleSlug({ id, seo }: Pick<Article, 'id' | 'seo'>): string {
  return seo.slug || String(id);
}
