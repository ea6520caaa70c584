import type { MasterCountry, Profile } from '@sdk';
import { countryName as nameOfCode } from '@/lib/country-name';
import { isSameId } from '@/lib/is-same-id';
import { useCities, useCountries } from './operations/master';

type SavedLocation = Pick<Profile, 'id_country' | 'id_city'>;

/**
 * Returns the names of a profile's country and city, which the profile stores as ids, and whether the country has
 * cities to choose from. The country is in the language of the page, the city as the service names it.
 */
export function useLocationNames({ id_country, id_city }: SavedLocation, locale: 'id' | 'en') {
  const countries = useCountries(id_country !== null);
  const country = countries.data?.data.find(({ id }) => isSameId(id, id_country));
  const cities = useCities(country?.countryCode ?? null);
  const countryRows = countries.data?.data.map((row) => ({ id: row.id, name: countryNameIn(locale, row) }));
  const cityRows = cities.data?.data.map(({ pkId, cityName }) => ({ id: pkId, name: cityName }));
  // Cities can only be requested for a known country.
  const hasNoCountry = id_country === null || Boolean(countries.error) || Boolean(countryRows && !country);
  return {
    country: locationName(id_country, countryRows, Boolean(countries.error)),
    city: locationName(id_city, cityRows, Boolean(cities.error) || hasNoCountry),
    hasCities: cityRows?.length !== 0,
    hasFailed: Boolean(countries.error ?? cities.error),
    isBusy: countries.isValidating || cities.isValidating,
    retry: () => {
      for (const list of [countries, cities]) if (list.error) void list.mutate();
    },
  };
}

/** The name for an id: known, or `blank` (nothing chosen), `loading`, or `unnamed` (not available). */
export type LocationName = { state: 'known'; name: string } | { state: 'blank' | 'loading' | 'unnamed' };

type Location = { id: number; name: string };

/** Looks up a chosen place in its list; `hasFailed` means that the list could not be loaded. */
export function locationName(
  id: number | null,
  list: readonly Location[] | undefined,
  hasFailed: boolean,
): LocationName {
  if (id === null) return { state: 'blank' };
  const name = list?.find((location) => isSameId(location.id, id))?.name;
  if (name) return { state: 'known', name };
  return { state: list || hasFailed ? 'unnamed' : 'loading' };
}

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
