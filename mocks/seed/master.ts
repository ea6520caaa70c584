import type { City, MasterCountry } from '@sdk';
import { countryRows } from './master/countries.ts';
import { foreignCities } from './master/foreign-cities.ts';
import { indonesianCities } from './master/indonesian-cities.ts';

/** Countries for addresses; Indonesia is 1. */
export const masterCountries: MasterCountry[] = countryRows.map(([countryCode, countryName, currCode], index) => ({
  id: index + 1,
  countryCode,
  countryName,
  currCode,
}));

/** Cities of those countries: Indonesian ones from 1001, the others from 2001. */
export const cities: City[] = [
  ...indonesianCities.map(([cityCode, cityName], index) => ({
    pkId: 1001 + index,
    cityCode,
    cityName,
    countryCode: 'ID',
  })),
  ...Object.entries(foreignCities)
    .flatMap(([countryCode, rows]) => rows.map(([cityCode, cityName]) => ({ countryCode, cityCode, cityName })))
    .map((city, index) => ({ pkId: 2001 + index, ...city })),
];
