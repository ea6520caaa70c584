import type { MasterCountry } from '@sdk';

type Named = Pick<MasterCountry, 'countryCode'> & Partial<Pick<MasterCountry, 'countryName'>>;

/** The country of the operator and of its customers. */
export const HOME = 'ID';
// A constant, because loading the browser's list of country names takes a phone a frame or two. The name is the same in
// both languages.
const HOME_NAME = 'Indonesia';

// Each instance is slow to create, and a list asks for two hundred names.
const namesOf = new Map<string, Intl.DisplayNames>();

/**
 * Returns the name of a country in the language of the page. The service's names may be Indonesian only, so on English
 * pages, and while the service's name has not loaded, the browser's Intl data provides the name of the ISO code.
 */
export function countryNameIn(locale: string, { countryCode, countryName }: Named): string {
  if (locale === 'id' && countryName) return countryName;
  if (countryCode === HOME) return HOME_NAME;
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesOf.set(locale, names);
  try {
    return names.of(countryCode) ?? countryCode;
  } catch {
    // A stored draft may hold an invalid code.
    return countryCode;
  }
}
