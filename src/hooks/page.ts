import { apiQuery } from '@/api/query';
import { useApiQuery } from './use-api-query';

export const contactPageQuery = () => apiQuery('getContactPage', {});
export const bannersQuery = () => apiQuery('listBanners', {});
export const aboutPageQuery = () => apiQuery('getAboutPage', {});
export const visaCountriesQuery = () => apiQuery('listVisaCountries', {});
export const visaCountryQuery = (id: number) => apiQuery('getVisaCountry', { path: { id } });
export const passportRequirementQuery = () => apiQuery('getPassportRequirement', {});
export const promotionsQuery = () => apiQuery('listPromotions', {});
export const miceProductsQuery = () => apiQuery('listMiceProducts', {});

/** Returns the visa requirements of a country, with its documents. */
export const useVisaCountry = (id: number) => useApiQuery(visaCountryQuery(id));
