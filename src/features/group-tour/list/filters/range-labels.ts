import type { TourQuery } from '@/domain/tour/tour-query';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';
import { plainCharacters } from '@/lib/text/plain-characters';

type Days = Pick<TourQuery, 'min_days' | 'max_days'>;
type Prices = Pick<TourQuery, 'min_price' | 'max_price'>;

const MILLION = 1_000_000;

/** Returns a range of days as text: `6–8 hari`, `Lebih dari 12 hari`. */
export function daysLabel({ min_days: a, max_days: b }: Days, t: Translate): string {
  if (b === undefined) return t('tour:days.over', { n: (a ?? 1) - 1 });
  return t(a === undefined ? 'tour:days.upTo' : 'tour:days.between', { a, b });
}

/** Returns a range of prices as text: `Rp 15–25 jt`, `Di atas Rp 40 jt`. */
export function priceRangeLabel({ min_price, max_price }: Prices, t: Translate, locale: Locale): string {
  const millions = (amount = 0) => String(amount / MILLION).replace('.', locale === 'id' ? ',' : '.');
  const ends = { a: millions(min_price), b: millions(max_price) };
  if (max_price === undefined) return t('tour:budget.over', ends);
  return t(min_price === undefined ? 'tour:budget.under' : 'tour:budget.between', ends);
}

/** Returns the price range of two typed amounts in millions, swapped if needed; null if one of them is invalid. */
export function typedPriceRange(from: string, to: string): Prices | null {
  const [a, b] = [from, to].map((text) => {
    const value = plainCharacters(text).trim().replace(',', '.');
    return /^\d{0,4}(\.\d{1,3})?$/.test(value) ? Math.round(Number(value) * MILLION) : null;
  });
  if (a === null || b === null || a === undefined || b === undefined) return null;
  const [low, high] = b > 0 && a > b ? [b, a] : [a, b];
  return { min_price: low || undefined, max_price: high || undefined };
}
