import type { Tour } from '@sdk';
import { originalTitle } from '../seed/large/large-catalogue.ts';
import { withOtherNames } from '../seed/other-names.ts';
import { allOf, anyOf, type Bits, bitsWhere, hasBit, isEmpty } from './bits.ts';
import { normalizeText } from './has-all-words.ts';
import { once } from './once.ts';
import { createTextIndex, searchWords, type TextIndex } from './text-index.ts';

type TourTexts = { words: TextIndex; regionWords: TextIndex; countries: Set<string>; regions: Map<string, Bits> };

const textsByTours = new WeakMap<readonly Tour[], TourTexts>();

/** The tours that match a search by title, route and countries in any language, or else by the name of their region. */
export function searchToursByText(tours: readonly Tour[], search: string | undefined): readonly Tour[] {
  const found = findToursByText(tours, search);
  return found ? tours.filter((_, row) => hasBit(found, row)) : tours;
}

/** The same as a set of rows, of all or some of them; null for an empty search, which finds every tour. */
export function findToursByText(tours: readonly Tour[], search: string | undefined, within?: Bits): Bits | null {
  const phrase = normalizeText(search ?? '').trim();
  if (!phrase) return null;
  const { words, regionWords, countries, regions } = getTexts(tours);
  const wordsOfPhrase = searchWords(phrase);
  const count = tours.length;
  // A region's name may start with one of its countries: "turki" must not find Morocco.
  const startsRegion = countries.has(phrase) ? [] : [...regions].filter(([name]) => name.startsWith(phrase));
  const ofWords = allOf(
    count,
    wordsOfPhrase.map((word) => words.find(word)),
  );
  const found = anyOf(count, [ofWords, ...startsRegion.map(([, bits]) => bits)]);
  const matches = within ? allOf(count, [found, within]) : found;
  if (!isEmpty(matches)) return matches;
  return allOf(
    count,
    wordsOfPhrase.map((word) => anyOf(count, [words.find(word), regionWords.find(word)])),
  );
}

/** Uses the texts of a list for a later one with the same tours, unless a title was edited. */
export function keepTexts(earlier: readonly Tour[], later: readonly Tour[]): void {
  const texts = textsByTours.get(earlier);
  const isSame = later.every((tour, row) => tour.title === earlier[row]?.title);
  if (texts && isSame) textsByTours.set(later, texts);
}

function getTexts(tours: readonly Tour[]): TourTexts {
  const texts = textsByTours.get(tours) ?? readTexts(tours);
  textsByTours.set(tours, texts);
  return texts;
}

function readTexts(tours: readonly Tour[]): TourTexts {
  const count = tours.length;
  const at = (row: number) => tours[row] as Tour;
  const regionNames = new Set(tours.map(regionOf));
  const regions = new Map<string, Bits>();
  for (const region of regionNames) {
    const rows = bitsWhere(count, (row) => regionOf(at(row)) === region);
    for (const name of withOtherNames(region).map(normalizeText)) {
      regions.set(name, anyOf(count, [rows, regions.get(name)]));
    }
  }
  const countries = new Set(tours.flatMap(({ mainCountries }) => mainCountries.map(({ country }) => country.name)));
  return {
    words: createTextIndex(count, (row) => searchableTexts(at(row))),
    regionWords: createTextIndex(count, (row) => withOtherNames(regionOf(at(row)))),
    countries: new Set([...countries].flatMap(withOtherNames).map(normalizeText)),
    regions,
  };
}

// Kept by tour, because an edited title changes one tour of a list.
const searchableTexts = once((tour: Tour): string[] => {
  const stops = (tour.itinerary ?? '').split(' – ');
  return [
    tour.title,
    ...withOtherNames(originalTitle(tour.title)),
    ...countriesOf(tour),
    ...stops.flatMap(withOtherNames),
  ];
});

const countriesOf = (tour: Tour) => tour.mainCountries.flatMap(({ country }) => withOtherNames(country.name));

const regionOf = ({ regional }: Tour) => regional?.name ?? '';
