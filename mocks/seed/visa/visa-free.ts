import { type Localized, same } from '../localized.ts';
import type { PictureName } from '../pictures/scenes.ts';
import { ADDRESS_OF_STAY, OFFICER_DECIDES, READY_AT_THE_AIRPORT } from './common-texts.ts';
import { PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

type Stay = [id: number, name: Localized, code: string, days: number, picture: PictureName, officialUrl: string | null];

const stays: Stay[] = [
  [16, same('Thailand'), 'TH', 60, 'bangkok-coral', 'https://www.mfa.go.th'],
  [17, { id: 'Singapura', en: 'Singapore' }, 'SG', 30, 'singapore-dawn', 'https://www.ica.gov.sg'],
  [18, same('Malaysia'), 'MY', 30, 'kualalumpur-gold', 'https://www.imi.gov.my'],
  [19, same('Vietnam'), 'VN', 30, 'halong-jade', 'https://evisa.gov.vn'],
  [20, same('Hong Kong'), 'HK', 30, 'hongkong-jade', 'https://www.immd.gov.hk'],
  [21, { id: 'Makau', en: 'Macau' }, 'MO', 30, 'macau-gold', 'https://www.fsm.gov.mo'],
  [22, same('Uzbekistan'), 'UZ', 30, 'registan-coral', null],
  [23, { id: 'Maroko', en: 'Morocco' }, 'MA', 90, 'chefchaouen-gold', 'https://www.diplomatie.ma'],
];

const DIGITAL_CARD: Localized = {
  id: '<p>Kartu kedatangan digital diisi sebelum tiba.</p>',
  en: '<p>Fill in the digital arrival card before you arrive.</p>',
};
const arrivalForm: Record<string, Localized> = {
  TH: DIGITAL_CARD,
  SG: {
    id: '<p>Kartu kedatangan elektronik diisi sebelum tiba, tanpa biaya di situs resmi.</p>',
    en: '<p>Fill in the electronic arrival card before you arrive, free of charge on the official site.</p>',
  },
  MY: DIGITAL_CARD,
};

/** Countries that holders of an ordinary Indonesian passport may enter without a visa. */
export const visaFree: VisaText[] = stays.map(([id, name, country_code, days, picture, official_url]) => ({
  id,
  name,
  country_code,
  type: 'visa_free',
  summary: {
    id: `Bebas visa untuk kunjungan sampai ${days} hari.`,
    en: `Visa-free for visits of up to ${days} days.`,
  },
  picture,
  checkedDaysAgo: 20,
  documents: [
    {
      title: READY_AT_THE_AIRPORT,
      items: [PASSPORT_SIX_MONTHS, { id: 'Tiket pulang atau lanjutan', en: 'Ticket home or onward' }, ADDRESS_OF_STAY],
    },
  ],
  processing_time: null,
  fee: null,
  stay: { id: `${days} hari`, en: `${days} days` },
  notes: {
    id: `${arrivalForm[country_code]?.id ?? ''}${OFFICER_DECIDES.id}`,
    en: `${arrivalForm[country_code]?.en ?? ''}${OFFICER_DECIDES.en}`,
  },
  official_url,
}));
