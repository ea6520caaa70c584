import type { Tour } from '@sdk';
import { englishNames } from '../seed/english-names.ts';
import { hasAllWords, normalizeText } from './has-all-words.ts';

/**
 * The tours that match a search by title, route and countries in both languages, or else by the name of their region.
 */
export function searchToursByText(tours: readonly Tour[], search: string | undefined): readonly Tour[] {
  const phrase = normalizeText(search ?? '').trim();
  if (!phrase) return tours;
  const isCountry = tours.some((tour) =>
    tour.mainCountries.some(({ country }) => normalizeText(country.name) === phrase),
  );
  // A region's name may start with one of its countries: "turki" must not find Morocco.
  const isStartOfRegionName = ({ regional }: Tour) =>
    !isCountry && normalizeText(regional?.name ?? '').startsWith(phrase);
  const matches = tours.filter((tour) => isStartOfRegionName(tour) || hasAllWords(phrase, searchableTexts(tour)));
  if (matches.length > 0) return matches;
  return tours.filter((tour) =>
    hasAllWords(phrase, [...searchableTexts(tour), ...inBothLanguages([tour.regional?.name ?? ''])]),
  );
}

function searchableTexts(tour: Tour): string[] {
  const countries = tour.mainCountries.map(({ country }) => country.name);
  const stops = (tour.itinerary ?? '').split(' – ');
  return [tour.title, ...inBothLanguages([...countries, ...stops])];
}

function inBothLanguages(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, englishNames[name] ?? '']);
}
