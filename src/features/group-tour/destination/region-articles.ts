import type { Article } from '@sdk';
import { type ArticleSummary, articleSummary } from '@/features/shared/article/article-summary';

const MAX_ARTICLES = 3;

/** Returns the articles whose title, summary or keywords contain one of the places, those with most matches first. */
export function regionArticles(articles: readonly Article[], names: readonly string[]): ArticleSummary[] {
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
    .map(({ article }) => articleSummary(article));
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
