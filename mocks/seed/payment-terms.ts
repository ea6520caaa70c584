import type { PaymentTerms } from '@sdk';
import type { Localized } from './localized.ts';

type PaymentTermsText = Omit<PaymentTerms, 'transfer_time' | 'licence'> & {
  transfer_time: Localized;
  licence: Localized;
};

const holder = 'PT Kelana Bahari Sentra';

/** Where bookings are paid, and the fees that the terms name in words. */
export const paymentTerms: PaymentTermsText = {
  accounts: [
    { bank: 'Bank Contoh', number: '0081234567', holder },
    { bank: 'Bank Teladan', number: '1230045678901', holder },
  ],
  transfer_time: {
    id: 'Kami mengonfirmasi transfer dalam satu hari kerja.',
    en: 'We confirm a transfer within one working day.',
  },
  licence: {
    id: 'NIB 0220001234567 · Izin usaha Biro Perjalanan Wisata (contoh)',
    en: 'Business number (NIB) 0220001234567 · Licensed travel agency (sample)',
  },
  takes_proofs: true,
  is_free_before_payment: true,
  cancellation_fees: [
    { days_before: 31, percent: null },
    { days_before: 20, percent: 50 },
    { days_before: 10, percent: 75 },
    { days_before: 0, percent: 100 },
  ],
};
