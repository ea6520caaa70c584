import type { Tour } from '@sdk';
import { type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';

const MAX_TOURS = 3;
// A word of the title says more about an article than one in its text.
const TITLE_WEIGHT = 20;
const MIN_WORD_LENGTH = 4;

/**
 * The tours to countries an article names, of those that still leave. First the ones whose countries and title the
 * article speaks of most; between equals the order of the service stays.
 */
export function relatedTours(
  article: { title: string; text: string },
  tours: readonly Tour[],
  today: string,
): TourCardModel[] {
  const known = new Map<string, number>();
  const weight = (word: string) => {
    const counted = known.get(word) ?? TITLE_WEIGHT * mentions(word, article.title) + mentions(word, article.text);
    known.set(word, counted);
    return counted;
  };
  return tours
    .map((tour) => ({ tour, countries: tour.mainCountries.map(({ country }) => country.name) }))
    .filter(({ countries }) => countries.some(weight))
    .map(({ tour, countries }) => ({
      tour,
      score: sum([...new Set([...countries, ...wordsOf(tour.title)])].map(weight)),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ tour }) => tourCardModel(tour, today))
    .filter(({ departures }) => departures.length > 0)
    .slice(0, MAX_TOURS);
}

// "bahasa Inggris" is a language, not a place to travel to.
function mentions(name: string, text: string): number {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.match(new RegExp(`(?<![\\p{L}\\p{N}]|bahasa )${escaped}(?![\\p{L}\\p{N}])`, 'giu'))?.length ?? 0;
}

function wordsOf(title: string): string[] {
  return title.match(/[\p{L}]+/gu)?.filter((word) => word.length >= MIN_WORD_LENGTH) ?? [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
