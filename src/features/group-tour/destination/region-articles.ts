import type { Article } from '@sdk';
import { articleSlug } from '@/domain/article-slug';
import { languageOf } from '@/domain/content-language';
import { pictureColor } from '@/domain/picture-color';

export type RegionArticle = {
  slug: string;
  title: string;
  language?: 'id' | 'en';
  imageUrl: string | null;
  imageColor?: string;
};

const MAX_ARTICLES = 3;

/** Returns the articles whose title, summary or keywords contain one of the places, those with most matches first. */
export function regionArticles(articles: readonly Article[], names: readonly string[]): RegionArticle[] {
  const patterns = names.map(namePattern);
  return articles
    .map((article) => {
      const { title, description, keywords } = article.seo;
      const text = [article.title, title, description, keywords].join(' ');
      return { article, score: patterns.filter((pattern) => pattern.test(text)).length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_ARTICLES)
    .map(({ article }) => ({
      slug: articleSlug(article),
      title: article.title,
      ...languageOf(article),
      imageUrl: article.image_url ?? null,
      ...pictureColor(article.image_color),
    }));
}

// An article about "Eropa" also matches the region "Eropa Barat" ("Western Europe"), so directions are removed from the
// name.
function namePattern(regionName: string): RegExp {
  const name = regionName
    .replace(/ (Barat|Timur|Tengah|Tenggara|Selatan|Utara)\b.*$/u, '')
    .replace(/^(North|East|South|West|Southeast|Central)(ern)? (?!&)/u, '');
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}
