import type { OperationId } from '@sdk';
import { bodyFailures, failures, type Matrix, outages, readCases } from '../case.ts';

export const articleCases = {
  listArticles: {
    200: { query: { search: 'a', page: 1, limit: 3 } },
    422: { query: { page: 0 } },
    ...outages,
  },
  getArticle: {
    200: ({ catalogue }) => ({ path: { slug: catalogue.articles[0]?.seo.slug ?? '' } }),
    401: { path: { slug: 'any' }, ...failures.wrongDraftToken },
    404: { path: { slug: 'nobody-wrote-it' } },
    422: { path: { slug: 'any' }, ...failures.unknownQuery },
    ...outages,
  },
} satisfies Partial<Matrix<OperationId>>;

export const masterCases = {
  listDeals: readCases,
  listCountries: { ...readCases, 200: { query: { search: 'indo' } } },
  listCities: { ...readCases, 200: { query: { country: 'ID', search: 'jakarta' } }, 422: { query: { country: 'id' } } },
  listBanners: readCases,
} satisfies Partial<Matrix<OperationId>>;

const message = { name: 'Dewi', email: 'dewi@kelana.example', topic: 'visa', message: 'Apakah perlu visa ke Turki?' };

export const pageCases = {
  listVisaCountries: readCases,
  getVisaCountry: {
    200: ({ catalogue }) => ({ path: { id: catalogue.visaCountries[0]?.id ?? 0 } }),
    404: { path: { id: 999_999 } },
    422: { path: { id: 'turki' } },
    ...outages,
  },
  getPassportRequirement: readCases,
  getAboutPage: readCases,
  listPromotions: readCases,
  listSeasons: { ...readCases, 200: { query: { adults: 2, children: 2 } } },
  getContactPage: readCases,
  sendContactMessage: {
    ...bodyFailures,
    200: { json: message },
    422: { json: { ...message, topic: 'weather' } },
    429: failures.tooMany,
  },
} satisfies Partial<Matrix<OperationId>>;
