import type { Query } from '@sdk';
import { queryKey } from '../sdk-values';
import { useRead } from '../use-read';

export const contactPageQuery = () => queryKey('getContactPage');
export const bannersQuery = () => queryKey('listBanners');
export const aboutPageQuery = () => queryKey('getAboutPage');
export const visaCountriesQuery = () => queryKey('listVisaCountries');
export const visaCountryQuery = (id: number) => queryKey('getVisaCountry', { path: { id } });
export const passportRequirementQuery = () => queryKey('getPassportRequirement');
export const promotionsQuery = () => queryKey('listPromotions');
export const seasonsQuery = (query?: Query<'listSeasons'>) => queryKey('listSeasons', { query });
export const miceProductsQuery = () => queryKey('listMiceProducts');

/** Returns the visa requirements of a country, with its documents. */
export const useVisaCountry = (id: number) => useRead(visaCountryQuery(id));
