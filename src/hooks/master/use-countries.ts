import { apiQuery } from '@/api/query';
import { useApiQuery } from '../use-api-query';

/** Returns all countries of the service, for nationality and address; not requested while `isNeeded` is false. */
export function useCountries(isNeeded = true) {
  return useApiQuery(isNeeded ? apiQuery('listCountries', {}) : null);
}
