import type { Profile } from '@sdk';
import { isSameId } from '@/lib/is-same-id';
import { countryNameIn } from './country-name';
import { locationName } from './location-name';
import { useCities } from './use-cities';
import { useCountries } from './use-countries';

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
