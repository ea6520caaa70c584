import { failures, type Matrix } from '../case.ts';

type Master = 'listDeals' | 'listCountries' | 'listCities' | 'listBanners';

const simple = { 200: {}, 422: failures.unknownQuery, 500: failures.serverError };

export const masterCases: Matrix<Master> = {
  listDeals: simple,
  listCountries: { ...simple, 200: { query: { search: 'indo' } } },
  listCities: { ...simple, 200: { query: { country: 'ID', search: 'jakarta' } }, 422: { query: { country: 'id' } } },
  listBanners: simple,
};
