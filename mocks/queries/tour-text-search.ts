import type { Tour } from '@sdk';
import { withOtherNames } from '../seed/other-names.ts';
import { hasAllWords, normalizeText } from './has-all-words.ts';

/** The tours that match a search by title, route and countries in any language, or else by the name of their region. */
export function searchToursByText(tours: readonly Tour[], search: string | undefined): readonly Tour[] {
  const phrase = normalizeText(search ?? '').trim();
  if (!phrase) return tours;
  const isCountry = tours.some((tour) => countriesOf(tour).some((name) => normalizeText(name) === phrase));
  // A region's name may start with one of its countries: "turki" must not find Morocco.
  const isStartOfRegionName = (tour: Tour) =>
    !isCountry && regionsOf(tour).some((name) => normalizeText(name).startsWith(phrase));
  const matches = tours.filter((tour) => isStartOfRegionName(tour) || hasAllWords(phrase, searchableTexts(tour)));
  if (matches.length > 0) return matches;
  return tours.filter((tour) => hasAllWords(phrase, [...searchableTexts(tour), ...regionsOf(tour)]));
}

function searchableTexts(tour: Tour): string[] {
  const stops = (tour.itinerary ?? '').split(' – ');
  return [...withOtherNames(tour.title), ...countriesOf(tour), ...stops.flatMap(withOtherNames)];
}

const countriesOf = (tour: Tour) => tour.mainCountries.flatMap(({ country }) => withOtherNames(country.name));

const regionsOf = ({ regional }: Tour) => withOtherNames(regional?.name ?? '');
