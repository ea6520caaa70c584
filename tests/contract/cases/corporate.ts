import { bodyFailures, failures, type Matrix } from '../case.ts';

const company = {
  company_name: 'Samudra Contoh',
  entity_type: 'PT',
  industry: 'Logistik',
  address: 'Jalan Contoh 1',
  city: 'Jakarta',
  pic_name: 'Dewi Lestari',
  pic_position: 'Manajer',
  pic_email: 'dewi@kelana.example',
  pic_phone: '+6281200000077',
  travellers_per_month: '1_10',
  services: ['ticket', 'hotel'],
  agree_terms: true,
};

export const corporateCases: Matrix<'registerCorporate'> = {
  registerCorporate: {
    ...bodyFailures,
    200: { json: company },
    422: { json: { ...company, agree_terms: false } },
    429: failures.tooMany,
  },
};
