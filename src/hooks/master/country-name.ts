import type { MasterCountry } from '@sdk';

type Named = Pick<MasterCountry, 'countryCode'> & Partial<Pick<MasterCountry, 'countryName'>>;

/**
 * A country in the language of the page: as the service calls it, whose names are Indonesian only; elsewhere, and for
 * one whose name has not come, as the browser calls its ISO code.
 */
export function countryNameIn(locale: string, { countryCode, countryName }: Named): string {
  if (locale === 'id' && countryName) return countryName;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode;
}
