import type { Article } from '@sdk';

/** What stands for an article in its address: its slug, or its id where the editors gave it none. */
export function articleSlug({ id, seo }: Pick<Article, 'id' | 'seo'>): string {
  return seo.slug || String(id);
}
