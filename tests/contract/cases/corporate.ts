import { failures, type Matrix, outages } from '../case.ts';

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
    200: { json: company },
    400: failures.malformed,
    413: failures.tooLarge,
    415: failures.wrongMediaType,
    422: { json: { ...company, agree_terms: false } },
    429: failures.tooMany,
    ...outages,
  },
};
