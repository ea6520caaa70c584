import { expect, test } from 'vitest';
import { daysLabel, priceRangeLabel, typedPriceRange } from './range-labels';

const t = (key: string, values: object = {}) => `${key} ${Object.values(values).join('/')}`.trim();

test('a range with an open end has a different label', () => {
  expect(daysLabel({ min_days: 13 }, t)).toBe('tour:days.over 12');
  expect(daysLabel({ max_days: 5 }, t)).toBe('tour:days.upTo /5');
  expect(daysLabel({ min_days: 6, max_days: 8 }, t)).toBe('tour:days.between 6/8');
  expect(priceRangeLabel({ min_price: 40_000_000 }, t, 'id')).toBe('tour:budget.over 40/0');
});

test('amounts are formatted in millions for the language of the page', () => {
  expect(priceRangeLabel({ min_price: 12_500_000, max_price: 25_000_000 }, t, 'id')).toBe(
    'tour:budget.between 12,5/25',
  );
  expect(priceRangeLabel({ max_price: 12_500_000 }, t, 'en')).toBe('tour:budget.under 0/12.5');
});

test('typed millions are converted to rupiah, the lower amount first', () => {
  expect(typedPriceRange('12,5', '20')).toEqual({ min_price: 12_500_000, max_price: 20_000_000 });
  expect(typedPriceRange('20', '12.5')).toEqual({ min_price: 12_500_000, max_price: 20_000_000 });
  expect(typedPriceRange(' 20 ', '')).toEqual({ min_price: 20_000_000, max_price: undefined });
});

test('text that is not an amount is rejected', () => {
  expect(typedPriceRange('banyak', '')).toBeNull();
  expect(typedPriceRange('1', '-3')).toBeNull();
});
