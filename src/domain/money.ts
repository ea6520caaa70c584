const NBSP = '\u00a0';

/** `25900000` (integer rupiah) as `Rp 25.900.000`; the space never breaks. */
export function formatRupiah(amount: number): string {
  return `Rp${NBSP}${groupThousands(amount)}`;
}

/** `1234567` as `1.234.567`, for points and counts. */
export function groupThousands(value: number): string {
  const sign = value < 0 ? '-' : '';
  return sign + String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** `25900000` as `Rp 25,9 jt` (Indonesian) or `Rp 25.9 m` (English), for filters and tight places. */
export function formatRupiahShort(amount: number, locale: 'id' | 'en'): string {
  const millions = Math.round(amount / 100_000) / 10;
  const text = locale === 'id' ? String(millions).replace('.', ',') : String(millions);
  return `Rp${NBSP}${text}${NBSP}${locale === 'id' ? 'jt' : 'm'}`;
}
