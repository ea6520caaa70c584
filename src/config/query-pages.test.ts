import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TourQuery, tourQueryToUrl } from '@/domain/tour/tour-query';
import { viewToUrl } from '@/features/group-tour/list/list-view';
import { namesInQuery, QUERY_HEADER, queryPages, queryRewrites } from './query-pages';

test('every rule names an existing page', () => {
  for (const { destination } of queryPages) {
    expect(existsSync(`src/pages${destination.replace(':id', '[id]')}.tsx`)).toBe(true);
  }
});

test('every query parameter of a list has a rule, but not the month and day of its calendar', () => {
  const fullQuery: TourQuery = {
    ...{ search: 'visa', regional_id: 1, country: [101], month: ['2027-03'], min_days: 5, max_days: 9 },
    ...{ min_price: 1, max_price: 2, available: '1', sort: 'newest', page: 2 },
  };
  const [list, region] = queryPages;
  const parameters = Object.keys({ ...tourQueryToUrl(fullQuery), ...viewToUrl({ view: 'calendar' }) });
  expect([...list.parameters].sort()).toEqual(parameters.filter((name) => !['at', 'day'].includes(name)).sort());
  expect([...region.parameters, 'regional_id'].sort()).toEqual([...list.parameters].sort());
});

test('a server has one rule for each page, which matches the parameters of that page only', () => {
  const rules = queryRewrites({ isDevelopment: false });
  expect(rules.map(({ source }) => source)).toEqual(queryPages.map(({ source }) => source));
  const isMatched = (source: string, address: string) => {
    const [condition] = rules.find((rule) => rule.source === source)?.has ?? [];
    expect(condition).toMatchObject({ type: 'header', key: QUERY_HEADER });
    return new RegExp(`^${condition?.value}$`).test(namesInQuery(address));
  };
  const matched = ['/blog?page=2', '/blog?a=1&search=visa&b=2', '/blog?page=&page=2'];
  const others = [
    '/blog',
    '/blog?',
    '/blog?page=',
    '/blog?page=2&page=',
    '/blog?country=1',
    '/blog?pages=2',
    '/blog?%',
  ];
  expect(matched.map((address) => isMatched('/blog', address))).toEqual([true, true, true]);
  expect(others.filter((address) => isMatched('/blog', address))).toEqual([]);
  expect(isMatched('/group-tour', '/group-tour?country=1&country=2')).toBe(true);
  // A name with commas is no list of names.
  expect(isMatched('/blog', '/blog?a%2Cpage%2Cb=1')).toBe(false);
});

test('in development a rule matches a parameter with a value, and only of HTTP requests', () => {
  const rule = queryRewrites({ isDevelopment: true }).find(
    ({ source, has }) => source === '/blog' && has[0]?.key === 'page',
  );
  expect(rule?.has).toEqual([
    { type: 'query', key: 'page', value: '.+' },
    { type: 'header', key: 'accept', value: '.*' },
  ]);
});
