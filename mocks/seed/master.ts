import type { City, MasterCountry } from '@sdk';
import type { Locale } from './localized.ts';
import { countryRows } from './master/countries.ts';
import { foreignCities } from './master/foreign-cities.ts';
import { indonesianCities } from './master/indonesian-cities.ts';

/** Countries for addresses; Indonesia is 1. */
export function buildMasterCountries(locale: Locale): MasterCountry[] {
  return countryRows.map(([countryCode, indonesian, english, currCode], index) => ({
    id: index + 1,
    countryCode,
    countryName: locale === 'id' ? indonesian : english,
    currCode,
  }));
}

/** Cities of those countries: Indonesian ones from 1001, the others from 2001. */
export function buildCities(locale: Locale): City[] {
  const home = indonesianCities.map(([cityCode, cityName], index) => ({
    pkId: 1001 + index,
    cityCode,
    cityName,
    countryCode: 'ID',
  }));
  const abroad = Object.entries(foreignCities)
    .flatMap(([countryCode, rows]) => rows.map((row) => ({ countryCode, row })))
    .map(({ countryCode, row: [cityCode, cityName, english = cityName] }, index) => ({
      pkId: 2001 + index,
      countryCode,
      cityCode,
      cityName: locale === 'id' ? cityName : english,
    }));
  return [...home, ...abroad];
}
