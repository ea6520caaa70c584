import type { Profile } from '@sdk';
import { placeName } from './place-name';
import { useCities } from './use-cities';
import { useCountries } from './use-countries';

/** Country and city of a profile by name (it holds ids only), and whether its country has cities to choose from. */
export function usePlaceNames({ id_country, id_city }: Pick<Profile, 'id_country' | 'id_city'>) {
  const countries = useCountries(id_country !== null);
  const country = countries.data?.data.find(({ id }) => id === id_country);
  const cities = useCities(country?.countryCode ?? null);
  const countryRows = countries.data?.data.map(({ id, countryName }) => ({ id, name: countryName }));
  const cityRows = cities.data?.data.map(({ pkId, cityName }) => ({ id: pkId, name: cityName }));
  // Without its country nobody can ask for a city.
  const hasNoCountry = id_country === null || Boolean(countries.error) || Boolean(countryRows && !country);
  return {
    country: placeName(id_country, countryRows, Boolean(countries.error)),
    city: placeName(id_city, cityRows, Boolean(cities.error) || hasNoCountry),
    hasCities: cityRows?.length !== 0,
    hasFailed: Boolean(countries.error ?? cities.error),
    isBusy: countries.isValidating || cities.isValidating,
    retry: () => {
      for (const list of [countries, cities]) if (list.error) void list.mutate();
    },
  };
}
