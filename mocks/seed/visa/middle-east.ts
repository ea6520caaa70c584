import { EMBASSY_DECIDES, PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

const CHANGES_OFTEN =
  '<p>Aturan visa di negara ini cukup sering berubah. Kami memeriksanya kembali saat Anda mendaftar.</p>';

export const middleEast: VisaText[] = [
  {
    id: 7,
    name: 'Turki',
    country_code: 'TR',
    type: 'visa_free',
    summary: 'Bebas visa untuk kunjungan sampai 30 hari.',
    picture: 'istanbul-coral',
    checkedDaysAgo: 8,
    documents: [{ title: 'Disiapkan di bandara', items: [PASSPORT_SIX_MONTHS, 'Tiket pulang', 'Alamat menginap'] }],
    processing_time: null,
    fee: null,
    stay: '30 hari setiap kunjungan, paling lama 90 hari dalam 180 hari',
    notes: '<p>Keputusan masuk tetap berada pada petugas imigrasi saat Anda tiba.</p>',
    official_url: 'https://www.mfa.gov.tr',
  },
  {
    id: 8,
    name: 'Uni Emirat Arab',
    country_code: 'AE',
    type: 'e_visa',
    summary: 'E-visa diajukan melalui agen atau maskapai sebelum berangkat.',
    picture: 'abudhabi-gold',
    checkedDaysAgo: 30,
    documents: [
      {
        title: 'Berkas pindai',
        items: [PASSPORT_SIX_MONTHS, 'Pindai berwarna halaman data diri', 'Foto berlatar putih'],
      },
    ],
    processing_time: 'Sekitar 3–5 hari kerja',
    fee: null,
    stay: 'Sesuai visa yang diberikan',
    notes: EMBASSY_DECIDES,
    official_url: 'https://u.ae',
  },
  {
    id: 9,
    name: 'Mesir',
    country_code: 'EG',
    type: 'e_visa',
    summary:
      'E-visa diajukan daring sebelum berangkat. Visa saat tiba hanya bila aturan yang sedang berlaku mengizinkan.',
    picture: 'pyramids-desert',
    checkedDaysAgo: 44,
    documents: [{ title: 'Dokumen', items: [PASSPORT_SIX_MONTHS, 'Tiket pulang-pergi', 'Bukti hotel'] }],
    processing_time: null,
    fee: null,
    stay: 'Sesuai visa yang diberikan',
    notes: CHANGES_OFTEN,
    official_url: 'https://visa2egypt.gov.eg',
  },
  {
    id: 10,
    name: 'Yordania',
    country_code: 'JO',
    type: 'e_visa',
    summary:
      'Visa diajukan daring sebelum berangkat; pada tour grup biasanya diurus bersama. Visa saat kedatangan juga tersedia.',
    picture: 'petra-gold',
    checkedDaysAgo: 44,
    documents: [{ title: 'Dokumen', items: [PASSPORT_SIX_MONTHS, 'Tiket pulang-pergi', 'Bukti hotel'] }],
    processing_time: null,
    fee: null,
    stay: 'Sesuai visa yang diberikan',
    notes: CHANGES_OFTEN,
    official_url: null,
  },
];
