import { useApiQuery } from '../use-api-query';
import { visaCountryQuery } from './queries';

/** Returns the visa requirements of a country, with its documents. */
export function useVisaCountry(id: number) {
  return useApiQuery(visaCountryQuery(id));
}
