import type { Article } from '@sdk';

/** The part of an article's URL: its slug, or its id when the editors gave it none. */
export function articleSlug({ id, seo }: Pick<Article, 'id' | 'seo'>): string {
  return seo.slug || String(id);
}
