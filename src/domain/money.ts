import { decimal } from '@/lib/text/decimal';
import type { DateLocale } from './dates';

const NBSP = '\u00a0';

/** Formats `25900000` (integer rupiah) as `Rp 25.900.000` in both languages, with a non-breaking space. */
export function formatRupiah(amount: number): string {
  return `Rp${NBSP}${groupThousands(Math.round(amount), 'id')}`;
}

/** Formats `21850000` (rupiah) in millions as `21,9` or `21.9`, rounded up so that it never promises a lower price. */
export function formatMillions(amount: number, locale: DateLocale): string {
  return decimal(Math.ceil(amount / 100_000) / 10, locale);
}

/**
 * Formats `12450` as `12.450` (Indonesian) or `12,450` (English). In English only money is written with dots, because
 * other readers take a dot for a decimal point.
 */
export function groupThousands(whole: number, locale: DateLocale): string {
  return String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, locale === 'en' ? ',' : '.');
}
