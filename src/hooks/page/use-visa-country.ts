import { useApiQuery } from '../use-api-query';
import { visaCountryQuery } from './queries';

/** What a country asks of its visitors, documents and all. */
export function useVisaCountry(id: number) {
  return useApiQuery(visaCountryQuery(id));
}
