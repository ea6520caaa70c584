import type { Article, Tour } from '@sdk';
import { articleTextsIn } from '../seed/article.ts';
import { originalTitle } from '../seed/large-catalogue.ts';
import { withOtherNames } from '../seed/other-names.ts';

const BETWEEN_WORDS = /[\s–-]+/;

/** Lower case without accents, so that 'turkiye' finds 'Türkiye'. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** True when each word of the search occurs somewhere in the texts. */
export function hasAllWords(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = normalizeText(texts.join(' '));
  return normalizeText(search)
    .split(BETWEEN_WORDS)
    .every((word) => text.includes(word));
}

/**
 * The tours, of all or of one region, that match a search by title, route and countries in any language, or else by the
 * name of their region.
 */
export function searchToursByText(
  tours: readonly Tour[],
  search: string | undefined,
  regionalId: number | null = null,
): readonly Tour[] {
  const inScope = regionalId === null ? tours : tours.filter((tour) => tour.regionalId === regionalId);
  const phrase = normalizeText(search ?? '').trim();
  if (!phrase) return inScope;
  // A region's name may start with one of its countries: "turki" must not find Morocco.
  const isCountry = tours.some((tour) => countriesOf(tour).some((name) => normalizeText(name) === phrase));
  const isInRegion = (tour: Tour) => regionsOf(tour).some((name) => normalizeText(name).startsWith(phrase));
  const found = inScope.filter((tour) => hasAllWords(phrase, textsOf(tour)) || (!isCountry && isInRegion(tour)));
  return found.length > 0
    ? found
    : inScope.filter((tour) => hasAllWords(phrase, [...textsOf(tour), ...regionsOf(tour)]));
}

const textsOf = (tour: Tour) => [
  tour.title,
  ...withOtherNames(originalTitle(tour.title)),
  ...countriesOf(tour),
  ...(tour.itinerary ?? '').split(' – ').flatMap(withOtherNames),
];
const countriesOf = (tour: Tour) => tour.mainCountries.flatMap(({ country }) => withOtherNames(country.name));
const regionsOf = ({ regional }: Tour) => withOtherNames(regional?.name ?? '');

/** The articles that contain each word of the search, in any of their languages. */
export function searchArticles(articles: readonly Article[], search: string | undefined): readonly Article[] {
  if (!search) return articles;
  return articles.filter((article) => hasAllWords(search, textsOfArticle(article)));
}

/** The texts of the article as it is now, and as it was written in each of its languages; without tags. */
function textsOfArticle({ id, title, content, seo, languages = [] }: Article): string[] {
  const texts = [title, content, seo.keywords ?? '', ...languages.flatMap((language) => articleTextsIn(id, language))];
  return texts.map((html) => html.replaceAll(/<[^>]*>/g, ' '));
}
