import { apiQuery } from '@/api/query';
import { useApiQuery } from '../use-api-query';

/** All countries of the service, for nationality and address; read only when `isNeeded`. */
export function useCountries(isNeeded = true) {
  return useApiQuery(isNeeded ? apiQuery('listCountries', {}) : null);
}
