import type { VisaCountryDetail } from '@sdk';
import type { PictureName } from '../pictures/scenes.ts';

/** A country as it is written by hand; `visa.ts` adds the picture's URL and the date of the check. */
export type VisaText = Omit<VisaCountryDetail, 'image_url' | 'updated_at'> & {
  /** Name of a picture in mocks/media, without its extension. */
  picture: PictureName | null;
  checkedDaysAgo: number;
};

export const PASSPORT_SIX_MONTHS = 'Paspor asli, berlaku minimal 6 bulan dari tanggal kembali';
export const EMBASSY_DECIDES = '<p>Persetujuan visa sepenuhnya wewenang kedutaan atau imigrasi negara tujuan.</p>';
