import type { Country, Tour } from '@sdk';
import { countryName } from '@/lib/country-name';
import { type TourCardModel, tourCardModel } from './tour-card';

const MAX_TOURS = 3;
// A word in the title is a stronger sign of the article's subject than one in its text.
const TITLE_WEIGHT = 20;
const MIN_WORD_LENGTH = 4;

type ArticleText = { title: string; text: string; language?: 'id' | 'en' };

/**
 * Returns tours with upcoming departures to countries that the article names. Tours whose countries and title the
 * article mentions most come first; ties keep the order of the service. The article may be in another language than
 * the names of the countries.
 */
export function relatedTours(article: ArticleText, tours: readonly Tour[], today: string): TourCardModel[] {
  const weights = new Map<string, number>();
  const weight = (word: string) => {
    const counted = weights.get(word) ?? TITLE_WEIGHT * mentions(word, article.title) + mentions(word, article.text);
    weights.set(word, counted);
    return counted;
  };
  return tours
    .map((tour) => ({
      tour,
      countries: tour.mainCountries.flatMap(({ country }) => namesIn(country, article.language)),
    }))
    .filter(({ countries }) => countries.some(weight))
    .map(({ tour, countries }) => {
      const words = new Set([...countries, ...wordsOf(tour.title)]);
      return { tour, score: [...words].reduce((score, word) => score + weight(word), 0) };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ tour }) => tourCardModel(tour, today))
    .filter(({ departures }) => departures.length > 0)
    .slice(0, MAX_TOURS);
}

/** Returns true when the article names a country of the tour, so that it may show the tour. */
export function namesCountryOf({ title, text }: ArticleText, { mainCountries }: Pick<Tour, 'mainCountries'>): boolean {
  return mainCountries.some(({ country }) => mentions(country.name, `${title} ${text}`) > 0);
}

function namesIn({ name, code }: Pick<Country, 'name' | 'code'>, language: ArticleText['language']): string[] {
  const inArticle = code && language ? countryName(code, language) : null;
  return inArticle ? [name, inArticle] : [name];
}

// Counts a name in a text. "bahasa Inggris" is not counted, because it means a language and not a destination.
function mentions(name: string, text: string): number {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.match(new RegExp(`(?<![\\p{L}\\p{N}]|bahasa )${escaped}(?![\\p{L}\\p{N}])`, 'giu'))?.length ?? 0;
}

function wordsOf(title: string): string[] {
  return title.match(/[\p{L}]+/gu)?.filter((word) => word.length >= MIN_WORD_LENGTH) ?? [];
}
