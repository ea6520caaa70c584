import type { MasterCountry } from '@sdk';
import { countryName as nameOfCode } from '@/lib/country-name';

type Named = Pick<MasterCountry, 'countryCode'> & Partial<Pick<MasterCountry, 'countryName'>>;

/** The country of the operator and of its customers. */
export const HOME = 'ID';
// A constant, because loading the browser's list of country names takes a phone a frame or two. The name is the same in
// both languages.
const HOME_NAME = 'Indonesia';

/**
 * Returns the name of a country in the language of the page. The service's names may be Indonesian only, so on English
 * pages, and while the service's name has not loaded, the name comes from the ISO code. A stored draft may hold an
 * invalid code, which is returned itself.
 */
export function countryNameIn(locale: 'id' | 'en', { countryCode, countryName }: Named): string {
  if (locale === 'id' && countryName) return countryName;
  if (countryCode === HOME) return HOME_NAME;
  return nameOfCode(countryCode, locale) ?? countryCode;
}
