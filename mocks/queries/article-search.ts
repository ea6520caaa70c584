import type { Article } from '@sdk';
import { articleTextsIn } from '../seed/article.ts';
import { hasAllWords } from './words.ts';

/** The articles that contain each word of the search, in any of their languages. */
export function searchArticles(articles: readonly Article[], search: string | undefined): readonly Article[] {
  if (!search) return articles;
  return articles.filter((article) => hasAllWords(search, searchableTexts(article).map(withoutTags)));
}

/** The texts of the article as it is now, and as it was written in each of its languages. */
function searchableTexts({ id, title, content, seo, languages = [] }: Article): string[] {
  return [title, content, seo.keywords ?? '', ...languages.flatMap((language) => articleTextsIn(id, language))];
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}
