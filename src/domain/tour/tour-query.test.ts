import type { Facets } from '@sdk';
import { expect, test } from 'vitest';
import { activeFilters, tourQueryFromUrl, tourQueryToUrl, trimFacets } from './tour-query';

test('all filters are read from the URL', () => {
  expect(
    tourQueryFromUrl({
      search: ' fuji ',
      regional_id: '1',
      country: ['1', '2'],
      month: '2027-04',
      min_days: '6',
      max_days: '8',
      min_price: '15000000',
      max_price: '25000000',
      available: '1',
      sort: 'price_asc',
      page: '3',
    }),
  ).toEqual({
    page: 3,
    limit: 9,
    search: 'fuji',
    regional_id: 1,
    country: [1, 2],
    month: ['2027-04'],
    min_days: 6,
    max_days: 8,
    min_price: 15_000_000,
    max_price: 25_000_000,
    available: '1',
    sort: 'price_asc',
  });
});

test.each([
  {},
  { page: '-1', regional_id: 'x', month: '2027-13', sort: 'random', available: 'yes', min_days: '1e3' },
  { month: ['2027-04-01', 'x2027-04'], country: ['x'], sort: '' },
])('an empty query is the first page of nine, and invalid values as in %j are ignored', (url) => {
  expect(tourQueryFromUrl(url)).toEqual({ page: 1, limit: 9 });
});

test('the URL leaves out defaults and parses to the same query', () => {
  const query = tourQueryFromUrl({ country: ['1', '2'], page: '2', sort: 'newest' });
  expect(tourQueryToUrl(query)).toEqual({ country: [1, 2], sort: 'newest', page: 2 });
  expect(tourQueryToUrl({ page: 1, limit: 9 })).toEqual({});
  expect(activeFilters(query)).toEqual(['country']);
});

test('each value is accepted or ignored separately, also at its limits', () => {
  const months = Array.from(
    { length: 25 },
    (_, index) => `20${String(27 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`,
  );
  const query = tourQueryFromUrl({
    search: `  ${'x'.repeat(150)}`,
    country: ['3', 'x', '', '4'],
    month: [...months, '27-04', '2027-04-01', 'x2027-04'],
    min_days: '60',
    max_days: '61',
    page: '100000',
    sort: 'soonest',
  });
  expect(query).toMatchObject({ country: [3, 4], min_days: 60, page: 100_000 });
  expect([query.search?.length, query.month?.length, query.sort, query.max_days]).toEqual([
    100,
    24,
    undefined,
    undefined,
  ]);
  const countries = Array.from({ length: 30 }, (_, index) => String(index + 1));
  const beyond = tourQueryFromUrl({ country: countries, page: '100001' });
  expect([beyond.country?.length, beyond.page]).toEqual([20, 1]);
});

test('a filter without a value is not in the URL', () => {
  const query = { page: 2, limit: 9, search: '', sort: undefined, regional_id: null, min_days: 0 };
  expect(tourQueryToUrl(query as unknown as Parameters<typeof tourQueryToUrl>[0])).toEqual({ min_days: 0, page: 2 });
});

test('countries lose their codes, all other facets are unchanged', () => {
  const facets = {
    countries: [{ id: 1, name: 'Turki', total: 4, code: 'TR' }],
    months: [{ month: '2027-04', total: 2 }],
  } as unknown as Facets;
  expect(trimFacets(facets)).toEqual({
    countries: [{ id: 1, name: 'Turki', total: 4 }],
    months: [{ month: '2027-04', total: 2 }],
  });
});
