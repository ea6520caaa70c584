import { apiQuery } from '@/api/query';

export const contactPageQuery = () => apiQuery('getContactPage', {});
export const bannersQuery = () => apiQuery('listBanners', {});
export const aboutPageQuery = () => apiQuery('getAboutPage', {});
export const visaCountriesQuery = () => apiQuery('listVisaCountries', {});
export const visaCountryQuery = (id: number) => apiQuery('getVisaCountry', { path: { id } });
export const passportRequirementQuery = () => apiQuery('getPassportRequirement', {});
export const promotionsQuery = () => apiQuery('listPromotions', {});
