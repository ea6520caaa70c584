import { apiQuery } from '@/api/query';

export const contactPageQuery = () => apiQuery('getContactPage', {});
export const aboutPageQuery = () => apiQuery('getAboutPage', {});
export const promotionsQuery = () => apiQuery('listPromotions', {});
export const visaCountriesQuery = () => apiQuery('listVisaCountries', {});
export const bannersQuery = () => apiQuery('listBanners', {});
