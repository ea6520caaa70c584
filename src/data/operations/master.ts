import { queryKey } from '../sdk-values';
import { useRead } from '../use-read';

/** Returns all countries of the service, for nationality and address; not requested while `isNeeded` is false. */
export function useCountries(isNeeded = true) {
  return useRead(isNeeded ? queryKey('listCountries') : null);
}

/** Returns the cities of a country, by its `countryCode`; null sends no request. */
export function useCities(countryCode: string | null) {
  return useRead(countryCode ? queryKey('listCities', { query: { country: countryCode } }) : null);
}
