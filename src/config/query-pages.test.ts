import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TourQuery, tourQueryToUrl } from '@/domain/tour/tour-query';
import { queryPages, queryRewrites } from './query-pages';

test('every rule names an existing page', () => {
  for (const { destination } of queryPages) {
    expect(existsSync(`src/pages${destination.replace(':id', '[id]')}.tsx`)).toBe(true);
  }
});

test('every query parameter of a list has a rule', () => {
  const fullQuery: TourQuery = {
    ...{ search: 'visa', regional_id: 1, country: [101], month: ['2027-03'], min_days: 5, max_days: 9 },
    ...{ min_price: 1, max_price: 2, available: '1', sort: 'newest', page: 2 },
  };
  const [list, region] = queryPages;
  expect([...list.parameters].sort()).toEqual(Object.keys(tourQueryToUrl(fullQuery)).sort());
  expect([...region.parameters, 'regional_id'].sort()).toEqual([...list.parameters].sort());
});

test('a rule matches a parameter with a value, and in development only HTTP requests', () => {
  const findRule = (isDevelopment: boolean) =>
    queryRewrites({ isDevelopment }).find(({ source, has }) => source === '/blog' && has[0]?.key === 'page');
  const pageParameter = { type: 'query', key: 'page', value: '.+' };
  expect(findRule(false)).toEqual({ source: '/blog', destination: '/with-query/blog', has: [pageParameter] });
  expect(findRule(true)?.has).toEqual([pageParameter, { type: 'header', key: 'accept', value: '.*' }]);
});
