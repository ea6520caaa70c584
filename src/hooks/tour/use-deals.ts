import { useApiQuery } from '../use-api-query';
import { dealsQuery } from './queries';

/** The hot deals with today's prices and seats. */
export function useDeals() {
  return useApiQuery(dealsQuery());
}
