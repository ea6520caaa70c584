import { expect, test } from 'vitest';
import { pagePath, returnPath } from './page-path';

test('the path has the query after hydration, and never the fragment', () => {
  const location = { asPath: '/group-tour?country=3&page=2#list', pathname: '/group-tour' };
  expect(pagePath(location, true)).toBe('/group-tour?country=3&page=2');
  expect(pagePath(location, false)).toBe('/group-tour');
  // The server renders pages below /with-query for their query.
  expect(pagePath({ ...location, pathname: '/with-query/group-tour' }, false)).toBe('/group-tour?country=3&page=2');
});

test('the path of an error page is / until hydration', () => {
  const location = { asPath: '/group-tour/999', pathname: '/404' };
  expect(pagePath(location, false)).toBe('/');
  expect(pagePath(location, true)).toBe('/group-tour/999');
});

test('the home page and auth pages are no return paths; the return path of an auth page is passed on', () => {
  expect(returnPath('/')).toBe(undefined);
  expect(returnPath('/auth/sign-up')).toBe(undefined);
  expect(returnPath('/auth/sign-up?from=%2Faccount%3Ftab%3D1')).toBe('/account?tab=1');
  expect(returnPath('/auth/sign-in?from=%2F%2Fevil.example')).toBe('//evil.example');
  expect(returnPath('/booking/12?itinerary=120703')).toBe('/booking/12?itinerary=120703');
});
