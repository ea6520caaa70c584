import { same } from '../localized.ts';
import {
  BANK_STATEMENTS,
  BANK_STATEMENTS_3_MONTHS,
  FAMILY_CARD,
  HOTEL_PROOF,
  IDENTITY,
  TRAVEL,
  TRAVEL_PLAN,
  WORK_AND_FINANCES,
  WORK_OR_SCHOOL_LETTER,
} from './common-texts.ts';
import { EMBASSY_DECIDES, PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

export const europe: VisaText[] = [
  {
    id: 5,
    name: same('Schengen'),
    country_code: 'EU',
    type: 'visa_required',
    processing_days: 15,
    summary: {
      id: 'Satu visa untuk 29 negara Eropa, antara lain Prancis, Belanda, Swiss, Italia, Spanyol, Austria, Ceko, dan Norwegia.',
      en: 'One visa for 29 European countries, among them France, the Netherlands, Switzerland, Italy, Spain, Austria, Czechia and Norway.',
    },
    picture: 'eiffel-day',
    checkedDaysAgo: 12,
    documents: [
      {
        title: IDENTITY,
        items: [
          {
            id: 'Paspor berlaku minimal 3 bulan setelah keluar dari wilayah Schengen, dengan 2 halaman kosong',
            en: 'Passport valid for at least 3 months after you leave the Schengen area, with 2 blank pages',
          },
          {
            id: 'Foto 3,5 × 4,5 cm berlatar putih, terbaru',
            en: 'Recent photo, 3.5 × 4.5 cm, on a white background',
          },
          { id: 'Formulir permohonan yang ditandatangani', en: 'Signed application form' },
          {
            id: 'Kartu keluarga serta akta nikah atau akta lahir',
            en: 'Family card and a marriage or birth certificate',
          },
        ],
      },
      { title: WORK_AND_FINANCES, items: [WORK_OR_SCHOOL_LETTER, BANK_STATEMENTS_3_MONTHS] },
      {
        title: TRAVEL,
        items: [
          {
            id: 'Rencana perjalanan, tiket, dan bukti hotel',
            en: 'Travel plan, ticket and proof of hotel booking',
          },
          {
            id: 'Asuransi perjalanan minimal EUR 30.000 yang berlaku di seluruh Schengen',
            en: 'Travel insurance of at least EUR 30,000, valid throughout the Schengen area',
          },
        ],
      },
    ],
    processing_time: {
      id: 'Umumnya 15 hari kalender setelah biometrik; lebih lama pada musim ramai',
      en: 'Usually 15 calendar days after the biometrics; longer in the busy season',
    },
    fee: {
      id: 'Mengikuti kedutaan dan pusat layanan; dihitung terpisah dari harga tour',
      en: 'Set by the embassy and the application centre; charged separately from the tour price',
    },
    stay: { id: 'Paling lama 90 hari dalam 180 hari', en: 'At most 90 days in any 180 days' },
    notes: {
      id: `<p>Permohonan diajukan ke negara tempat menginap paling lama, atau negara masuk pertama bila lamanya sama. Sidik jari
diambil langsung dan dapat dipakai kembali untuk beberapa tahun.</p>${EMBASSY_DECIDES.id}`,
      en: `<p>You apply to the country where you stay longest, or to the country you enter first if the stays are equally long.
Fingerprints are taken in person and can be used again for several years.</p>${EMBASSY_DECIDES.en}`,
    },
    official_url: 'https://home-affairs.ec.europa.eu',
  },
  {
    id: 6,
    name: { id: 'Inggris', en: 'United Kingdom' },
    country_code: 'GB',
    type: 'visa_required',
    processing_days: 21,
    summary: {
      id: 'Standard Visitor visa: formulir daring, lalu biometrik di pusat layanan. Tidak termasuk wilayah Schengen.',
      en: 'Standard Visitor visa: an online form, then biometrics at the application centre. Not part of the Schengen area.',
    },
    picture: 'bigben-day',
    checkedDaysAgo: 27,
    documents: [
      {
        title: IDENTITY,
        items: [
          PASSPORT_SIX_MONTHS,
          { id: 'Paspor lama bila ada', en: 'Your old passport, if you have one' },
          FAMILY_CARD,
        ],
      },
      { title: WORK_AND_FINANCES, items: [BANK_STATEMENTS, WORK_OR_SCHOOL_LETTER] },
      { title: TRAVEL, items: [TRAVEL_PLAN, HOTEL_PROOF] },
    ],
    processing_time: {
      id: 'Sekitar 3 minggu setelah biometrik; ada layanan prioritas dengan biaya tambahan',
      en: 'About 3 weeks after the biometrics; a priority service is available at extra cost',
    },
    fee: null,
    stay: { id: 'Umumnya paling lama 6 bulan setiap kunjungan', en: 'Usually at most 6 months per visit' },
    notes: EMBASSY_DECIDES,
    official_url: 'https://www.gov.uk/standard-visitor',
  },
];
