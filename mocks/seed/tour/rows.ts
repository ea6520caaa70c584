import { type Locale, locales } from '../localized.ts';
import { australiaRows } from '../tours/australia.ts';
import { chinaTaiwanRows } from '../tours/china-taiwan.ts';
import { eastEuropeRows } from '../tours/east-europe.ts';
import { japanKoreaRows } from '../tours/japan-korea.ts';
import { middleEastRows } from '../tours/middle-east.ts';
import { southAsiaAmericaRows } from '../tours/south-asia-america.ts';
import { southeastAsiaRows } from '../tours/southeast-asia.ts';
import { westEuropeRows } from '../tours/west-europe.ts';
import type { TourRow } from './row.ts';

/** The 36 tours of the catalogue, by id. */
export const tourRows: readonly TourRow[] = [
  ...japanKoreaRows,
  ...chinaTaiwanRows,
  ...westEuropeRows,
  ...middleEastRows,
  ...southeastAsiaRows,
  ...eastEuropeRows,
  ...australiaRows,
  ...southAsiaAmericaRows,
];

/** The title of a tour in another language; a text that is the title of no tour is returned as it is. */
export function tourTitleIn(title: string, locale: Locale): string {
  return tourRows.find((row) => locales.some((one) => row.title[one] === title))?.title[locale] ?? title;
}
