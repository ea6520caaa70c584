import { apiQuery } from '@/api/query';
import { useApiQuery } from '../use-api-query';

/** All countries of the service, for nationality and address. */
export function useCountries() {
  return useApiQuery(apiQuery('listCountries', {}));
}
