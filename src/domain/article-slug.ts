import type { Article } from '@sdk';

/** Returns the last segment of an article's URL: its slug, or its id when the editors did not set a slug. */
export function articleSlug({ id, seo }: Pick<Article, 'id' | 'seo'>): string {
  return seo.slug || String(id);
}
