import { brand } from '@/config/brand';
import type { ArticleModel } from './article-model';

/** The article as schema.org's BlogPosting, in JSON that cannot end its script element. */
export function structuredData(
  article: Pick<ArticleModel, 'title' | 'excerpt' | 'imageUrl' | 'publishedAt'>,
  url: string,
): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    ...(article.imageUrl && { image: article.imageUrl }),
    datePublished: article.publishedAt,
    inLanguage: 'id',
    mainEntityOfPage: url,
    publisher: { '@type': 'Organization', name: brand.legalName },
  }).replaceAll('<', '\\u003c');
}
