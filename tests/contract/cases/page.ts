import { bodyFailures, failures, type Matrix, outages, readCases } from '../case.ts';

type Page =
  | 'listVisaCountries'
  | 'getVisaCountry'
  | 'getPassportRequirement'
  | 'getAboutPage'
  | 'listPromotions'
  | 'getContactPage'
  | 'sendContactMessage';

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
    ...bodyFailures,
    200: { json: message },
    422: { json: { ...message, topic: 'weather' } },
    429: failures.tooMany,
  },
};
