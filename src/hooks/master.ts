import { apiQuery } from '@/api/query';
import { useApiQuery } from './use-api-query';

/** Returns all countries of the service, for nationality and address; not requested while `isNeeded` is false. */
export function useCountries(isNeeded = true) {
  return useApiQuery(isNeeded ? apiQuery('listCountries', {}) : null);
}

/** Returns the cities of a country, by its `countryCode`; null sends no request. */
export function useCities(countryCode: string | null) {
  return useApiQuery(countryCode ? apiQuery('listCities', { query: { country: countryCode } }) : null);
}
