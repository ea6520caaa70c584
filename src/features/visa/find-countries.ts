import type { CountryModel, VisaType } from './country-model';

export type CountryFilter = { text: string; type: VisaType | null };

/** Returns the countries of a visa type whose names or summary contain all searched words. */
export function findCountries(countries: readonly CountryModel[], { text, type }: CountryFilter): CountryModel[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return countries.filter(
    (one) => (!type || one.type === type) && typed.every((word) => one.searchText.includes(word)),
  );
}
