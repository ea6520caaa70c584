import type { Behaviours } from '../behaviour.ts';
import { localizedError } from '../messages/messages.ts';
import { paginate } from '../queries/paginate.ts';
import { searchArticles } from '../queries/text-search.ts';
import { withAbsoluteUrls } from '../serializers/absolute-urls.ts';

export const articleBehaviours = {
  listArticles({ query: { search, page, limit }, database: { catalogue }, origin, reply }) {
    const newestFirst = searchArticles(catalogue.articles, search).toSorted(
      (a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id,
    );
    const { data, pagination } = paginate(newestFirst, page, limit);
    return reply(200, { success: true, data: withAbsoluteUrls(data, origin), pagination });
  },

  getArticle({ path, database: { catalogue }, origin, locale, reply }) {
    const article = catalogue.articles.find(({ seo }) => seo.slug === path.slug);
    if (!article) return reply(404, localizedError(locale, 'articleUnknown'));
    return reply(200, { success: true, data: withAbsoluteUrls(article, origin) });
  },
} satisfies Partial<Behaviours>;
