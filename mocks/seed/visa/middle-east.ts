import type { Localized } from '../localized.ts';
import {
  ADDRESS_OF_STAY,
  HOTEL_PROOF,
  OFFICER_DECIDES,
  PHOTO,
  READY_AT_THE_AIRPORT,
  RETURN_TICKET,
  STAY_AS_GRANTED,
} from './common-texts.ts';
import { EMBASSY_DECIDES, PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

const DOCUMENTS: Localized = { id: 'Dokumen', en: 'Documents' };
const CHANGES_OFTEN: Localized = {
  id: '<p>Aturan visa di negara ini cukup sering berubah. Kami memeriksanya kembali saat Anda mendaftar.</p>',
  en: '<p>The visa rules of this country change quite often. We check them again when you register.</p>',
};

export const middleEast: VisaText[] = [
  {
    id: 7,
    name: { id: 'Turki', en: 'Turkey' },
    country_code: 'TR',
    type: 'visa_free',
    summary: {
      id: 'Bebas visa untuk kunjungan sampai 30 hari.',
      en: 'Visa-free for visits of up to 30 days.',
    },
    picture: 'istanbul-coral',
    checkedDaysAgo: 8,
    documents: [
      {
        title: READY_AT_THE_AIRPORT,
        items: [PASSPORT_SIX_MONTHS, { id: 'Tiket pulang', en: 'Ticket home' }, ADDRESS_OF_STAY],
      },
    ],
    processing_time: null,
    fee: null,
    stay: {
      id: '30 hari setiap kunjungan, paling lama 90 hari dalam 180 hari',
      en: '30 days per visit, at most 90 days in any 180 days',
    },
    notes: OFFICER_DECIDES,
    official_url: 'https://www.mfa.gov.tr',
  },
  {
    id: 8,
    name: { id: 'Uni Emirat Arab', en: 'United Arab Emirates' },
    country_code: 'AE',
    type: 'e_visa',
    processing_days: 7,
    summary: {
      id: 'E-visa diajukan melalui agen atau maskapai sebelum berangkat.',
      en: 'An e-visa, applied for through an agent or airline before departure.',
    },
    picture: 'abudhabi-gold',
    checkedDaysAgo: 30,
    documents: [
      {
        title: { id: 'Berkas pindai', en: 'Scanned files' },
        items: [
          PASSPORT_SIX_MONTHS,
          { id: 'Pindai berwarna halaman data diri', en: 'Colour scan of the personal data page' },
          PHOTO,
        ],
      },
    ],
    processing_time: { id: 'Sekitar 3–5 hari kerja', en: 'About 3–5 working days' },
    fee: null,
    stay: STAY_AS_GRANTED,
    notes: EMBASSY_DECIDES,
    official_url: 'https://u.ae',
  },
  {
    id: 9,
    name: { id: 'Mesir', en: 'Egypt' },
    country_code: 'EG',
    type: 'e_visa',
    summary: {
      id: 'E-visa diajukan daring sebelum berangkat. Visa saat tiba hanya bila aturan yang sedang berlaku mengizinkan.',
      en: 'An e-visa, applied for online before departure. A visa on arrival only if the rules in force allow it.',
    },
    picture: 'pyramids-desert',
    checkedDaysAgo: 44,
    documents: [{ title: DOCUMENTS, items: [PASSPORT_SIX_MONTHS, RETURN_TICKET, HOTEL_PROOF] }],
    processing_time: null,
    fee: null,
    stay: STAY_AS_GRANTED,
    notes: CHANGES_OFTEN,
    official_url: 'https://visa2egypt.gov.eg',
  },
  {
    id: 10,
    name: { id: 'Yordania', en: 'Jordan' },
    country_code: 'JO',
    type: 'e_visa',
    summary: {
      id: 'Visa diajukan daring sebelum berangkat; pada tour grup biasanya diurus bersama. Visa saat kedatangan juga tersedia.',
      en: 'A visa applied for online before departure; on a group tour it is usually arranged for everyone together. A visa on arrival is also available.',
    },
    picture: 'petra-gold',
    checkedDaysAgo: 44,
    documents: [{ title: DOCUMENTS, items: [PASSPORT_SIX_MONTHS, RETURN_TICKET, HOTEL_PROOF] }],
    processing_time: null,
    fee: null,
    stay: STAY_AS_GRANTED,
    notes: CHANGES_OFTEN,
    official_url: null,
  },
];
