import { brand } from '@/config/brand';
import type { ArticleModel } from './article-model';

/** The article as schema.org's BlogPosting. */
export function structuredData(
  article: Pick<ArticleModel, 'title' | 'excerpt' | 'imageUrl' | 'publishedAt'>,
  url: string,
) {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    ...(article.imageUrl && { image: article.imageUrl }),
    datePublished: article.publishedAt,
    inLanguage: 'id',
    mainEntityOfPage: url,
    publisher: { '@type': 'Organization', name: brand.legalName },
  };
}
