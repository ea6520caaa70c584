import type { VisaCountryDetail } from '@sdk';
import type { Localized } from '../localized.ts';
import type { PictureName } from '../pictures/scenes.ts';

type Text = 'name' | 'summary' | 'stay' | 'notes';
type OptionalText = 'processing_time' | 'fee';

/** A country as it is written by hand; `visa.ts` adds the picture's URL and the date of the check. */
export type VisaText = Omit<VisaCountryDetail, 'image_url' | 'updated_at' | 'documents' | Text | OptionalText> &
  Record<Text, Localized> &
  Record<OptionalText, Localized | null> & {
    documents: readonly { title: Localized; items: readonly Localized[] }[];
    /** Name of a picture in mocks/media, without its extension. */
    picture: PictureName | null;
    checkedDaysAgo: number;
  };

export const PASSPORT_SIX_MONTHS: Localized = {
  id: 'Paspor asli, berlaku minimal 6 bulan dari tanggal kembali',
  en: 'Original passport, valid for at least 6 months from the day you return',
};
export const EMBASSY_DECIDES: Localized = {
  id: '<p>Persetujuan visa sepenuhnya wewenang kedutaan atau imigrasi negara tujuan.</p>',
  en: '<p>Whether a visa is granted is entirely up to the embassy or the immigration office of the country.</p>',
};
