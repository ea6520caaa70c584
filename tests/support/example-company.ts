import type { Body } from '../../sdk/src/index.ts';

/** A registration that answers every question but the optional tax number, website and message. */
export const company: Body<'registerCorporate'> = {
  company_name: 'Samudra Contoh',
  entity_type: 'PT',
  industry: 'Logistik',
  address: 'Jalan Contoh 1',
  city: 'Jakarta',
  pic_name: 'Dewi Lestari',
  pic_position: 'Manajer',
  pic_email: 'dewi@samudra.example',
  pic_phone: '+622150001234',
  travellers_per_month: '1_10',
  services: ['ticket'],
  agree_terms: true,
};
