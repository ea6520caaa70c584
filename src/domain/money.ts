import type { DateLocale } from './dates';

const NBSP = '\u00a0';

/** `25900000` (integer rupiah) as `Rp 25.900.000`; the space never breaks. */
export function formatRupiah(amount: number): string {
  return `Rp${NBSP}${groupThousands(Math.round(amount))}`;
}

/** `12450` as `12.450`, for whole numbers. */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** `25900000` as `Rp 25,9 jt` (Indonesian) or `Rp 25.9 million` (English), for filters and tight places. */
export function formatRupiahShort(amount: number, locale: DateLocale): string {
  const millions = Math.round(amount / 100_000) / 10;
  const text = locale === 'id' ? String(millions).replace('.', ',') : String(millions);
  return `Rp${NBSP}${text}${NBSP}${locale === 'id' ? 'jt' : 'million'}`;
}
