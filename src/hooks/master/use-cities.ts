import { apiQuery } from '@/api/query';
import { useApiQuery } from '../use-api-query';

/** Returns the cities of a country, by its `countryCode`; null sends no request. */
export function useCities(countryCode: string | null) {
  return useApiQuery(countryCode ? apiQuery('listCities', { query: { country: countryCode } }) : null);
}
