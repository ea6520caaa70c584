import type { Tour } from '@sdk';
import { englishNames } from '../seed/english-names.ts';
import { fold, hasAllWords } from './has-all-words.ts';

/**
 * The tours that match a search by title, route and countries in both languages, or else by the name of their region.
 */
export function toursInWords(tours: readonly Tour[], search: string | undefined): readonly Tour[] {
  const phrase = fold(search ?? '').trim();
  if (!phrase) return tours;
  const isCountry = tours.some((tour) => tour.mainCountries.some(({ country }) => fold(country.name) === phrase));
  // A region's name may start with one of its countries: "turki" must not find Morocco.
  const beginsRegion = ({ regional }: Tour) => !isCountry && fold(regional?.name ?? '').startsWith(phrase);
  const found = tours.filter((tour) => beginsRegion(tour) || hasAllWords(phrase, wordsOf(tour)));
  if (found.length > 0) return found;
  return tours.filter((tour) =>
    hasAllWords(phrase, [...wordsOf(tour), ...inBothLanguages([tour.regional?.name ?? ''])]),
  );
}

function wordsOf(tour: Tour): string[] {
  const countries = tour.mainCountries.map(({ country }) => country.name);
  const places = (tour.itinerary ?? '').split(' – ');
  return [tour.title, ...inBothLanguages([...countries, ...places])];
}

function inBothLanguages(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, englishNames[name] ?? '']);
}
