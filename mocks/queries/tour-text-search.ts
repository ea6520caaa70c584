import type { Tour } from '@sdk';
import { originalTitle } from '../seed/large-catalogue.ts';
import { withOtherNames } from '../seed/other-names.ts';
import { hasAllWords, normalizeText } from './words.ts';

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
