import type { OperationId } from '@sdk';
import { company } from '../../support/example-company.ts';
import { bodyFailures, failures, type Matrix, outages, readCases } from '../case.ts';

const generalApplication = { path: { id: 0 } };
const application = {
  full_name: 'Dewi Lestari',
  email: 'dewi@kelana.example',
  phone: '+6281200000077',
  city: 'Bandung',
  education: 'S1 Pariwisata',
  years_experience: '4',
  cv: new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }),
  consent: 'true',
};

export const careerCases = {
  listCareers: readCases,
  getCareer: {
    200: ({ catalogue }) => ({ path: { slug: catalogue.careers[0]?.slug ?? '' } }),
    404: { path: { slug: 'astronaut' } },
    422: { path: { slug: 'astronaut' }, ...failures.unknownQuery },
    ...outages,
  },
  applyForCareer: {
    200: { ...generalApplication, form: application },
    400: { ...generalApplication, ...failures.garbageForm },
    404: { path: { id: 999_999 }, form: application },
    413: failures.tooLarge,
    415: { ...generalApplication, json: application },
    422: { ...generalApplication, form: { ...application, cv: 'a text in place of the file' } },
    429: failures.tooMany,
    ...outages,
  },
} satisfies Partial<Matrix<OperationId>>;

export const corporateCases = {
  registerCorporate: {
    ...bodyFailures,
    200: { json: company },
    422: { json: { ...company, agree_terms: false } },
    429: failures.tooMany,
  },
} satisfies Partial<Matrix<OperationId>>;

const enquiry = {
  products: [],
  company: 'PT Samudra Contoh',
  pic_name: 'Dewi Lestari',
  email: 'dewi@kelana.example',
  phone: '+6281200000077',
  event_type: 'meeting',
  city_or_country: 'Bali',
  start_date: '2027-09-01',
  end_date: '2027-09-03',
  flexible_dates: true,
  pax: 40,
  budget: 'undecided',
};

export const miceCases = {
  listMiceProducts: readCases,
  bookMice: {
    ...bodyFailures,
    200: { json: enquiry },
    422: { json: { ...enquiry, pax: 5001 } },
    429: failures.tooMany,
  },
} satisfies Partial<Matrix<OperationId>>;
