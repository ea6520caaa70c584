import { apiQuery } from '@/api/query';
import { useApiQuery } from '../use-api-query';

/** All countries of the service, for nationality and address; not asked for as long as nobody needs them. */
export function useCountries(isNeeded = true) {
  return useApiQuery(isNeeded ? apiQuery('listCountries', {}) : null);
}
