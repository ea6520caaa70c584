import type { MasterCountry } from '@sdk';

type Named = Pick<MasterCountry, 'countryCode'> & Partial<Pick<MasterCountry, 'countryName'>>;

/** Where the operator and its customers are at home. */
export const HOME = 'ID';
// In every language, and without the browser's list of names, which takes a phone a frame or two to load.
const HOME_NAME = 'Indonesia';

// Each takes long to make, and a list asks for two hundred names.
const namesOf = new Map<string, Intl.DisplayNames>();

/**
 * A country in the language of the page: as the service calls it, whose names are Indonesian only; elsewhere, and for
 * one whose name has not come, as the browser calls its ISO code.
 */
export function countryNameIn(locale: string, { countryCode, countryName }: Named): string {
  if (locale === 'id' && countryName) return countryName;
  if (countryCode === HOME) return HOME_NAME;
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesOf.set(locale, names);
  try {
    return names.of(countryCode) ?? countryCode;
  } catch {
    // A draft may contain a value that is not a country code.
    return countryCode;
  }
}
