import type { BlogPosting } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { agencyId, agencyReference } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import type { ArticleModel } from './article-model';

type ArticleFacts = Pick<ArticleModel, 'slug' | 'title' | 'excerpt' | 'imageUrl' | 'date' | 'publishedAt' | 'updated'>;

/** Returns the article as schema.org's BlogPosting in the language of its text; its author is the operator. */
export function articleData(language: Locale, article: ArticleFacts) {
  const { slug, title, excerpt, imageUrl, date, publishedAt, updated } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    ...(imageUrl && { image: imageUrl }),
    // The service may send a text that is no date; the day of publication is then empty.
    ...(date && { datePublished: publishedAt }),
    ...(updated && { dateModified: updated.at }),
    inLanguage: language,
    mainEntityOfPage: pageUrl(language, routes.article(slug)),
    author: agencyReference(language),
    publisher: { '@id': agencyId() },
  } satisfies BlogPosting;
}
