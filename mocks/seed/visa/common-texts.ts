import type { Localized } from '../localized.ts';

/** Titles of groups of documents. */
export const IDENTITY: Localized = { id: 'Identitas', en: 'Identity' };
export const TRAVEL: Localized = { id: 'Perjalanan', en: 'Travel' };
export const WORK_AND_FINANCES: Localized = { id: 'Pekerjaan dan keuangan', en: 'Work and finances' };
export const READY_AT_THE_AIRPORT: Localized = { id: 'Disiapkan di bandara', en: 'To have ready at the airport' };

/** Documents that several countries ask for. */
export const PHOTO: Localized = { id: 'Foto berlatar putih', en: 'Photo on a white background' };
export const IDENTITY_CARD: Localized = { id: 'KTP', en: 'KTP (identity card)' };
export const FAMILY_CARD: Localized = { id: 'Kartu keluarga', en: 'Family card' };
export const WORK_LETTER: Localized = { id: 'Surat kerja', en: 'Letter of employment' };
export const WORK_OR_SCHOOL_LETTER: Localized = {
  id: 'Surat keterangan kerja, usaha, atau sekolah',
  en: 'Letter confirming your work, business or studies',
};
export const BANK_STATEMENTS: Localized = { id: 'Rekening koran', en: 'Bank statements' };
export const BANK_STATEMENTS_3_MONTHS: Localized = {
  id: 'Rekening koran 3 bulan terakhir',
  en: 'Bank statements for the last 3 months',
};
export const FINANCIAL_PROOF: Localized = { id: 'Bukti keuangan', en: 'Proof of finances' };
export const TRAVEL_PLAN: Localized = { id: 'Rencana perjalanan', en: 'Travel plan' };
export const RETURN_TICKET: Localized = { id: 'Tiket pulang-pergi', en: 'Return ticket' };
export const HOTEL_PROOF: Localized = { id: 'Bukti hotel', en: 'Proof of hotel booking' };
export const ADDRESS_OF_STAY: Localized = { id: 'Alamat menginap', en: 'Address where you will stay' };

export const STAY_AS_GRANTED: Localized = {
  id: 'Sesuai visa yang diberikan',
  en: 'As stated in the visa you are given',
};
export const OFFICER_DECIDES: Localized = {
  id: '<p>Keputusan masuk tetap berada pada petugas imigrasi saat Anda tiba.</p>',
  en: '<p>The decision to let you in remains with the immigration officer when you arrive.</p>',
};
