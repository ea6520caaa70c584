import type { Tour } from '@sdk';
import { englishNames } from '../seed/english-names.ts';
import { fold, hasAllWords } from './has-all-words.ts';

/**
 * The tours that the words of a search mean: by title, route and countries in Indonesian and English. A region's name
 * holds the names of countries its other tours never see, so it counts only when the search begins it, or alone finds
 * anything.
 */
export function toursInWords(tours: readonly Tour[], search: string | undefined): readonly Tour[] {
  const phrase = fold(search ?? '').trim();
  if (!phrase) return tours;
  const isCountry = tours.some((tour) => tour.mainCountries.some(({ country }) => fold(country.name) === phrase));
  const beginsRegion = ({ regional }: Tour) => !isCountry && fold(regional?.name ?? '').startsWith(phrase);
  const found = tours.filter((tour) => beginsRegion(tour) || hasAllWords(phrase, wordsOf(tour)));
  if (found.length > 0) return found;
  return tours.filter((tour) => hasAllWords(phrase, [...wordsOf(tour), ...inBothLanguages([tour.regional?.name ?? ''])]));
}

function wordsOf(tour: Tour): string[] {
  const countries = tour.mainCountries.map(({ country }) => country.name);
  const places = (tour.itinerary ?? '').split(' – ');
  return [tour.title, ...inBothLanguages([...countries, ...places])];
}

function inBothLanguages(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, englishNames[name] ?? '']);
}
