import type { Facets } from '@sdk';
import { expect, test } from 'vitest';
import { drop, list } from '../../../../public/locales/id/tour.json';
import {
  activeChips,
  canonicalQuery,
  daysLabel,
  daysRange,
  type FilterName,
  filterCount,
  filterToDrop,
  isChosen,
  priceRange,
  priceRangeLabel,
  toggled,
} from './filters';
import { typedPriceRange } from './price-range-form';

const t = (key: string, values: object = {}) => `${key} ${Object.values(values).join('/')}`.trim();

const facets: Facets = {
  regionals: [{ id: 1, name: 'Asia Timur', total: 0 }],
  countries: [],
  months: [
    { month: '2027-08', total: 0 },
    { month: '2027-10', total: 4 },
  ],
  durations: [{ min_days: 6, max_days: 8, total: 2 }],
  prices: [{ min_price: null, max_price: 15_000_000, total: 0 }],
  available: 0,
};

// A filter without words is a type error.
drop satisfies Record<FilterName, string>;
list.narrow satisfies Record<Exclude<FilterName, 'search'>, string>;

test('a range counts once, every country and month counts, page and sort order do not', () => {
  expect(filterCount({ page: 3, limit: 9, sort: 'newest' })).toBe(0);
  expect(filterCount({ min_days: 6, max_days: 8, max_price: 1 })).toBe(2);
  expect(filterCount({ search: 'turki', country: [3, 4], month: ['2027-03'], available: '1' })).toBe(5);
});

test('the canonical query keeps the page and one filter, but not the sort order', () => {
  expect(canonicalQuery({ page: 2, limit: 9 })).toEqual({ page: 2, limit: 9 });
  expect(canonicalQuery({ page: 3, month: ['2027-03'], sort: 'newest' })).toEqual({ page: 3, month: ['2027-03'] });
});

test.each([
  [{ search: 'jepang' }],
  [{ min_days: 5 }],
  [{ max_price: 20_000_000 }],
  [{ month: ['2027-03', '2027-04'] }],
  [{ regional_id: 1, available: '1' }] as const,
])('%o has no canonical query', (query) => {
  expect(canonicalQuery(query)).toBeNull();
});

test('every filter has a chip whose removal keeps the other filters', () => {
  const query = { page: 2, regional_id: 1, country: [7, 8], month: ['2027-03'], min_days: 6, max_days: 8 };
  const chips = activeChips(query, facets, t, 'id');
  expect(chips.map(({ label }) => label)).toEqual(['Asia Timur', '7', '8', 'Mar 2027', 'tour:days.between 6/8']);
  expect(chips[1]?.without).toEqual({ ...query, country: [8] });
  expect(chips[3]?.without.month).toBeUndefined();
  expect(chips[4]?.without).toMatchObject({ min_days: undefined, max_days: undefined, regional_id: 1 });
  expect(activeChips({ page: 1, limit: 9, sort: 'newest' }, null, t, 'id')).toEqual([]);
});

test('the chip of a region whose id is text has its name', () => {
  const asText = JSON.parse(JSON.stringify(facets), (name, value) => (name === 'id' ? String(value) : value));
  expect(activeChips({ regional_id: 1 }, asText, t, 'id')[0]?.label).toBe('Asia Timur');
});

test('the filter whose removal shows the most tours is dropped, or else the search text', () => {
  expect(filterToDrop({ regional_id: 1, month: ['2027-08'], min_days: 13 }, facets)).toBe('month');
  expect(filterToDrop({ max_price: 1, max_days: 3 }, facets)).toBe('min_days');
  expect(filterToDrop({ available: '1', max_price: 1, search: 'zzzz' }, facets)).toBe('search');
  expect(filterToDrop({ search: 'zzzz', month: ['2027-08'] }, null)).toBe('search');
  expect(filterToDrop({ page: 1, limit: 9, search: undefined }, facets)).toBeNull();
});

test('a range with an open end has a different label, and amounts are in millions', () => {
  expect(daysLabel({ min_days: 13 }, t)).toBe('tour:days.over 12');
  expect(daysLabel({ max_days: 5 }, t)).toBe('tour:days.upTo /5');
  expect(priceRangeLabel({ min_price: 40_000_000 }, t, 'id')).toBe('tour:budget.over 40/0');
  const range = { min_price: 12_500_000, max_price: 25_000_000 };
  expect(priceRangeLabel(range, t, 'id')).toBe('tour:budget.between 12,5/25');
  expect(priceRangeLabel({ max_price: 12_500_000 }, t, 'en')).toBe('tour:budget.under 0/12.5');
});

test('typed millions are converted to rupiah, the lower amount first; other text is rejected', () => {
  const range = { min_price: 12_500_000, max_price: 20_000_000 };
  expect([typedPriceRange('12,5', '20'), typedPriceRange('20', '12.5')]).toEqual([range, range]);
  expect(typedPriceRange(' 20 ', '')).toEqual({ min_price: 20_000_000, max_price: undefined });
  expect([typedPriceRange('banyak', ''), typedPriceRange('1', '-3')]).toEqual([null, null]);
});

test('a minimum of one day and a missing end are not limits', () => {
  expect(daysRange({ min_days: 1, max_days: 5, total: 3 })).toEqual({ min_days: undefined, max_days: 5 });
  const open = { min_price: 40_000_000, max_price: undefined };
  expect(priceRange({ min_price: 40_000_000, max_price: null, total: 8 })).toEqual(open);
});

test('a range is chosen only if both ends are equal', () => {
  expect(isChosen({ min_days: 6, max_days: 8 }, { min_days: 6, max_days: 8 })).toBe(true);
  expect(isChosen({ min_days: 6 }, { min_days: 6, max_days: 8 })).toBe(false);
});

test('toggling removes a selected value and adds a missing one', () => {
  expect([toggled([1, 2], 2), toggled(undefined, 3), toggled([3], 3)]).toEqual([[1], [3], undefined]);
});
