import type { TourCost } from '@sdk';

type Locale = 'id' | 'en';
type CostFacts = Pick<TourCost, 'label'> & Partial<Pick<TourCost, 'amount' | 'percent' | 'remark'>>;

/** A cost as one line: `Tipping: Rp 1.600.000`, `PPN: 1,1% dari harga tour`. */
export function formatCost({ label, amount, percent, remark }: CostFacts, locale: Locale): string {
  const number = typeof amount === 'number' ? formatRupiah(amount) : percent ? formatPercentage(percent, locale) : null;
  const value = [number, remark].filter(Boolean).join(' ');
  return value ? `${label}: ${value}` : label;
}

const formatPercentage = (percent: number, locale: Locale) =>
  `${locale === 'id' ? String(percent).replace('.', ',') : percent}%`;

/** `Rp 25.900.000` with a non-breaking space. */
export function formatRupiah(amount: number): string {
  return `Rp\u00A0${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;
}
