import { same } from '../localized.ts';
import {
  BANK_STATEMENTS,
  BANK_STATEMENTS_3_MONTHS,
  FINANCIAL_PROOF,
  IDENTITY,
  IDENTITY_CARD,
  STAY_AS_GRANTED,
  TRAVEL_PLAN,
  WORK_AND_FINANCES,
  WORK_LETTER,
  WORK_OR_SCHOOL_LETTER,
} from './common-texts.ts';
import { EMBASSY_DECIDES, PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

export const oceaniaAmericaIndia: VisaText[] = [
  {
    id: 11,
    name: same('Australia'),
    country_code: 'AU',
    type: 'e_visa',
    processing_days: 42,
    summary: {
      id: 'Visitor visa (subclass 600) diajukan daring; sebagian pemohon diminta biometrik.',
      en: 'A visitor visa (subclass 600), applied for online; some applicants are asked for biometrics.',
    },
    picture: 'sydney-coral',
    checkedDaysAgo: 18,
    documents: [
      {
        title: IDENTITY,
        items: [
          PASSPORT_SIX_MONTHS,
          IDENTITY_CARD,
          { id: 'Kartu keluarga dan akta', en: 'Family card and civil certificates' },
        ],
      },
      { title: WORK_AND_FINANCES, items: [BANK_STATEMENTS_3_MONTHS, WORK_OR_SCHOOL_LETTER] },
    ],
    processing_time: {
      id: 'Sangat bervariasi; ajukan setidaknya 6 minggu sebelum berangkat',
      en: 'Varies widely; apply at least 6 weeks before departure',
    },
    fee: {
      id: 'Pernah tercatat AUD 190 pada 2023–2025; periksa biaya terbaru di situs resmi',
      en: 'Recorded as AUD 190 in 2023–2025; check the latest fee on the official site',
    },
    stay: STAY_AS_GRANTED,
    notes: EMBASSY_DECIDES,
    official_url: 'https://immi.homeaffairs.gov.au',
  },
  {
    id: 12,
    name: { id: 'Selandia Baru', en: 'New Zealand' },
    country_code: 'NZ',
    type: 'e_visa',
    processing_days: 35,
    summary: {
      id: 'Visitor visa diajukan daring beserta bukti dana.',
      en: 'A visitor visa, applied for online together with proof of funds.',
    },
    picture: 'milford-winter',
    checkedDaysAgo: 18,
    documents: [
      {
        title: IDENTITY,
        items: [PASSPORT_SIX_MONTHS, { id: 'Foto digital terbaru', en: 'Recent digital photo' }],
      },
      {
        title: { id: 'Keuangan dan perjalanan', en: 'Finances and travel' },
        items: [
          { id: 'Bukti dana', en: 'Proof of funds' },
          WORK_LETTER,
          { id: 'Rencana perjalanan dan tiket pulang', en: 'Travel plan and ticket home' },
        ],
      },
    ],
    processing_time: { id: 'Sekitar 3–5 minggu', en: 'About 3–5 weeks' },
    fee: null,
    stay: STAY_AS_GRANTED,
    notes: {
      id: `<p>Dokumen berbahasa Indonesia umumnya perlu terjemahan bahasa Inggris.</p>${EMBASSY_DECIDES.id}`,
      en: `<p>Documents in Indonesian usually need an English translation.</p>${EMBASSY_DECIDES.en}`,
    },
    official_url: 'https://www.immigration.govt.nz',
  },
  {
    id: 13,
    name: { id: 'Amerika Serikat', en: 'United States' },
    country_code: 'US',
    type: 'visa_required',
    processing_days: 90,
    summary: {
      id: 'Visa B1/B2 dengan formulir DS-160 dan wawancara di kedutaan atau konsulat.',
      en: 'A B1/B2 visa, with the DS-160 form and an interview at the embassy or consulate.',
    },
    picture: 'goldengate-coral',
    checkedDaysAgo: 25,
    documents: [
      {
        title: { id: 'Sebelum wawancara', en: 'Before the interview' },
        items: [
          PASSPORT_SIX_MONTHS,
          { id: 'Halaman konfirmasi DS-160', en: 'DS-160 confirmation page' },
          { id: 'Foto 5 × 5 cm berlatar putih', en: 'Photo, 5 × 5 cm, on a white background' },
          { id: 'Bukti janji temu', en: 'Proof of your appointment' },
        ],
      },
      {
        title: { id: 'Dibawa saat wawancara', en: 'To bring to the interview' },
        items: [
          {
            id: 'Bukti ikatan di Indonesia: pekerjaan, keluarga, atau usaha',
            en: 'Proof of your ties to Indonesia: work, family or business',
          },
          FINANCIAL_PROOF,
          TRAVEL_PLAN,
        ],
      },
    ],
    processing_time: {
      id: 'Bergantung pada antrean wawancara; mulai setidaknya 3 bulan sebelumnya',
      en: 'Depends on the queue for interviews; start at least 3 months ahead',
    },
    fee: null,
    stay: { id: 'Ditentukan petugas saat masuk', en: 'Decided by the officer when you enter' },
    notes: EMBASSY_DECIDES,
    official_url: 'https://travel.state.gov',
  },
  {
    id: 14,
    name: { id: 'Kanada', en: 'Canada' },
    country_code: 'CA',
    type: 'visa_required',
    processing_days: 60,
    summary: {
      id: 'Visitor visa diajukan daring, dilanjutkan biometrik.',
      en: 'A visitor visa, applied for online and followed by biometrics.',
    },
    picture: 'niagara-dawn',
    checkedDaysAgo: 25,
    documents: [
      {
        title: IDENTITY,
        items: [
          PASSPORT_SIX_MONTHS,
          { id: 'Foto digital', en: 'Digital photo' },
          { id: 'Formulir data keluarga', en: 'Family information form' },
        ],
      },
      { title: WORK_AND_FINANCES, items: [WORK_LETTER, BANK_STATEMENTS, TRAVEL_PLAN] },
    ],
    processing_time: {
      id: 'Sangat bervariasi; ajukan setidaknya 2 bulan sebelumnya',
      en: 'Varies widely; apply at least 2 months ahead',
    },
    fee: null,
    stay: { id: 'Umumnya paling lama 6 bulan', en: 'Usually at most 6 months' },
    notes: EMBASSY_DECIDES,
    official_url: 'https://www.canada.ca',
  },
  {
    id: 15,
    name: same('India'),
    country_code: 'IN',
    type: 'e_visa',
    processing_days: 7,
    summary: {
      id: 'E-visa wisata diajukan melalui portal resmi pemerintah India.',
      en: 'A tourist e-visa, applied for on the official portal of the Indian government.',
    },
    picture: 'taj-rose',
    checkedDaysAgo: 37,
    documents: [
      {
        title: { id: 'Berkas digital', en: 'Digital files' },
        items: [
          PASSPORT_SIX_MONTHS,
          { id: 'Pindai halaman data diri', en: 'Scan of the personal data page' },
          { id: 'Foto persegi berlatar putih', en: 'Square photo on a white background' },
          { id: 'Alamat dan kontak hotel', en: 'Address and contact details of the hotel' },
        ],
      },
    ],
    processing_time: { id: 'Sekitar 3–5 hari kerja', en: 'About 3–5 working days' },
    fee: null,
    stay: { id: 'Sesuai e-visa yang diberikan', en: 'As stated in the e-visa you are given' },
    notes: {
      id: `<p>Gunakan hanya portal resmi; banyak situs tiruan memungut biaya lebih tinggi.</p>${EMBASSY_DECIDES.id}`,
      en: `<p>Use only the official portal; many imitation sites charge more.</p>${EMBASSY_DECIDES.en}`,
    },
    official_url: 'https://indianvisaonline.gov.in',
  },
];
