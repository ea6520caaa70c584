import { bodyFailures, failures, type Matrix, readCases } from '../case.ts';

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

export const miceCases: Matrix<'listMiceProducts' | 'bookMice'> = {
  listMiceProducts: readCases,
  bookMice: {
    ...bodyFailures,
    200: { json: enquiry },
    422: { json: { ...enquiry, pax: 5001 } },
    429: failures.tooMany,
  },
};
