import type { BlogPosting } from 'schema-dts';
import { agencyData } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import type { ArticleModel } from './article-model';

type Told = Pick<ArticleModel, 'title' | 'excerpt' | 'imageUrl' | 'publishedAt'>;

/** Returns the article as schema.org's BlogPosting; its author is the operator and its language Indonesian. */
export function structuredData(locale: Locale, article: Told, url: string) {
  const agency = agencyData(locale);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    ...(article.imageUrl && { image: article.imageUrl }),
    datePublished: article.publishedAt,
    inLanguage: 'id',
    mainEntityOfPage: url,
    author: agency,
    publisher: agency,
  } satisfies BlogPosting;
}
