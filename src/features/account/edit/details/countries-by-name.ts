import type { MasterCountry } from '@sdk';
import { countryNameIn, HOME } from '@/hooks/master/country-name';

/** The countries to choose from as the page calls them, home first and then by that name. */
export function countriesByName(locale: string, countries: readonly MasterCountry[]): { id: number; name: string }[] {
  const named = countries.map((row) => ({
    id: row.id,
    name: countryNameIn(locale, row),
    isHome: row.countryCode === HOME,
  }));
  named.sort((a, b) => Number(b.isHome) - Number(a.isHome) || a.name.localeCompare(b.name, locale));
  return named.map(({ id, name }) => ({ id, name }));
}
