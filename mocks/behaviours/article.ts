import type { Behaviours } from '../behaviour.ts';
import { hasAllWords } from '../views/has-all-words.ts';
import { paginate } from '../views/paginate.ts';
import { withOrigin } from '../views/with-origin.ts';
import { refusal } from '../words/refusal.ts';

export const articleBehaviours = {
  listArticles({ query: { search, page, limit }, database: { catalogue }, origin, reply }) {
    const found = catalogue.articles
      .filter(({ title, content, seo }) => !search || hasAllWords(search, [title, withoutTags(content), seo.keywords]))
      .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
    const { data, pagination } = paginate(found, page, limit);
    return reply(200, { success: true, data: withOrigin(data, origin), pagination });
  },

  getArticle({ path, database: { catalogue }, origin, locale, reply }) {
    const article = catalogue.articles.find(({ seo }) => seo.slug === path.slug);
    if (!article) return reply(404, refusal(locale, 'articleUnknown'));
    return reply(200, { success: true, data: withOrigin(article, origin) });
  },
} satisfies Pick<Behaviours, 'listArticles' | 'getArticle'>;

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}
