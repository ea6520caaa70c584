import { failures, type Matrix, outages } from '../case.ts';

type Page =
  | 'listVisaCountries'
  | 'getVisaCountry'
  | 'getPassportRequirement'
  | 'getAboutPage'
  | 'listPromotions'
  | 'getContactPage'
  | 'sendContactMessage';

const readCases = { 200: {}, 422: failures.unknownQuery, ...outages };
const message = { name: 'Dewi', email: 'dewi@kelana.example', topic: 'visa', message: 'Apakah perlu visa ke Turki?' };

export const pageCases: Matrix<Page> = {
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
  getContactPage: readCases,
  sendContactMessage: {
    200: { json: message },
    400: failures.malformed,
    413: failures.tooLarge,
    415: failures.wrongMediaType,
    422: { json: { ...message, topic: 'weather' } },
    429: failures.tooMany,
    ...outages,
  },
};
