import type { PictureName } from '../pictures/scenes.ts';
import { PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

type Stay = [id: number, name: string, code: string, days: number, picture: PictureName, officialUrl: string | null];

const stays: Stay[] = [
  [16, 'Thailand', 'TH', 60, 'bangkok-coral', 'https://www.mfa.go.th'],
  [17, 'Singapura', 'SG', 30, 'singapore-dawn', 'https://www.ica.gov.sg'],
  [18, 'Malaysia', 'MY', 30, 'kualalumpur-gold', 'https://www.imi.gov.my'],
  [19, 'Vietnam', 'VN', 30, 'halong-jade', 'https://evisa.gov.vn'],
  [20, 'Hong Kong', 'HK', 30, 'hongkong-jade', 'https://www.immd.gov.hk'],
  [21, 'Makau', 'MO', 30, 'macau-gold', 'https://www.fsm.gov.mo'],
  [22, 'Uzbekistan', 'UZ', 30, 'registan-coral', null],
  [23, 'Maroko', 'MA', 90, 'chefchaouen-gold', 'https://www.diplomatie.ma'],
];

const arrivalForm: Record<string, string> = {
  TH: '<p>Kartu kedatangan digital diisi sebelum tiba.</p>',
  SG: '<p>Kartu kedatangan elektronik diisi sebelum tiba, tanpa biaya di situs resmi.</p>',
  MY: '<p>Kartu kedatangan digital diisi sebelum tiba.</p>',
};

/** Countries that holders of an ordinary Indonesian passport may enter without a visa. */
export const visaFree: VisaText[] = stays.map(([id, name, country_code, days, picture, official_url]) => ({
  id,
  name,
  country_code,
  type: 'visa_free',
  summary: `Bebas visa untuk kunjungan sampai ${days} hari.`,
  picture,
  checkedDaysAgo: 20,
  documents: [
    { title: 'Disiapkan di bandara', items: [PASSPORT_SIX_MONTHS, 'Tiket pulang atau lanjutan', 'Alamat menginap'] },
  ],
  processing_time: null,
  fee: null,
  stay: `${days} hari`,
  notes: `${arrivalForm[country_code] ?? ''}<p>Keputusan masuk tetap berada pada petugas imigrasi saat Anda tiba.</p>`,
  official_url,
}));
