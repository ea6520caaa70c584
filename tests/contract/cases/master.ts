import { type Matrix, readCases } from '../case.ts';

type Master = 'listDeals' | 'listCountries' | 'listCities' | 'listBanners';

export const masterCases: Matrix<Master> = {
  listDeals: readCases,
  listCountries: { ...readCases, 200: { query: { search: 'indo' } } },
  listCities: { ...readCases, 200: { query: { country: 'ID', search: 'jakarta' } }, 422: { query: { country: 'id' } } },
  listBanners: readCases,
};
