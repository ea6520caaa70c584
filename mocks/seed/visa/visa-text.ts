import type { VisaCountryDetail } from '@sdk';

/** One country as our visa desk writes it; `visa.ts` gives it its picture's address and the day it was checked. */
export type VisaText = Omit<VisaCountryDetail, 'image_url' | 'updated_at'> & {
  /** Name of a picture in mocks/media, without its extension. */
  picture: string | null;
  checkedDaysAgo: number;
};

export const PASSPORT_SIX_MONTHS = 'Paspor asli, berlaku minimal 6 bulan dari tanggal kembali';
export const EMBASSY_DECIDES = '<p>Persetujuan visa sepenuhnya wewenang kedutaan atau imigrasi negara tujuan.</p>';
