import { expect, test } from 'vitest';
import { pagePath, returnPath } from './page-path';

test('the query is kept once the browser has taken over, the fragment never', () => {
  const location = { asPath: '/group-tour?country=3&page=2#list', pathname: '/group-tour' };
  expect(pagePath(location, true)).toBe('/group-tour?country=3&page=2');
  expect(pagePath(location, false)).toBe('/group-tour');
  // The server has rendered this one for its query.
  expect(pagePath({ ...location, pathname: '/with-query/group-tour' }, false)).toBe('/group-tour?country=3&page=2');
});

test('an error page has no address of its own until the browser has taken over', () => {
  const location = { asPath: '/group-tour/999', pathname: '/404' };
  expect(pagePath(location, false)).toBe('/');
  expect(pagePath(location, true)).toBe('/group-tour/999');
});

test('the home page and the auth pages are not returned to, but where an auth page leads is kept', () => {
  expect(returnPath('/')).toBe(undefined);
  expect(returnPath('/auth/sign-up')).toBe(undefined);
  expect(returnPath('/auth/sign-up?from=%2Faccount%3Ftab%3D1')).toBe('/account?tab=1');
  expect(returnPath('/auth/sign-in?from=%2F%2Fevil.example')).toBe('//evil.example');
  expect(returnPath('/booking/12?itinerary=120703')).toBe('/booking/12?itinerary=120703');
});
