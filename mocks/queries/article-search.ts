import type { Article } from '@sdk';
import { articleTextsIn } from '../seed/article.ts';
import { allOf, hasBit } from './bits.ts';
import { once } from './once.ts';
import { createTextIndex, searchWords } from './text-index.ts';

const textsOf = once((articles: readonly Article[]) =>
  createTextIndex(articles.length, (row) => searchableTexts(articles[row] as Article), withoutTags),
);

/** The articles that contain each word of the search, in any of their languages. */
export function searchArticles(articles: readonly Article[], search: string | undefined): readonly Article[] {
  if (!search) return articles;
  const texts = textsOf(articles);
  const found = allOf(
    articles.length,
    searchWords(search).map((word) => texts.find(word)),
  );
  return articles.filter((_, row) => hasBit(found, row));
}

/** The texts of the article as it is now, and as it was written in each of its languages. */
function searchableTexts({ id, title, content, seo, languages = [] }: Article): string[] {
  return [title, content, seo.keywords ?? '', ...languages.flatMap((language) => articleTextsIn(id, language))];
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}
