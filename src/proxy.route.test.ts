import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { pageRows } from './config/site-map';
import { config, proxy } from './proxy.route';

const nextConfig = { i18n: { locales: ['id', 'en'], defaultLocale: 'id' } };

/** Returns the path and query that a request for an address is led to; null when it stays where it is. */
function destinationOf(address: string): string | null {
  const request = new NextRequest(`http://site${address}`, { nextConfig });
  const destination = proxy(request).headers.get('x-middleware-rewrite');
  return destination?.slice('http://site'.length) ?? null;
}

test.each([
  ['/group-tour?page=2', '/with-query/group-tour?page=2'],
  ['/en/group-tour?view=calendar&at=2027-03', '/en/with-query/group-tour?view=calendar&at=2027-03'],
  ['/group-tour?view=saved', '/with-query/group-tour?view=saved'],
  ['/group-tour?country=1&country=2', '/with-query/group-tour?country=1&country=2'],
  ['/group-tour?utm_source=x&sort=newest', '/with-query/group-tour?utm_source=x&sort=newest'],
  ['/group-tour/destination/1?available=1', '/with-query/group-tour/destination/1?available=1'],
  ['/en/blog?search=visa', '/en/with-query/blog?search=visa'],
  ['/visa-and-passport?country=7', '/with-query/visa-and-passport?country=7'],
])('%s is rendered for its query', (address, destination) => expect(destinationOf(address)).toBe(destination));

test.each([
  '/group-tour',
  '/group-tour?utm_source=x',
  '/group-tour?page=1',
  '/group-tour?page=two&country=',
  '/group-tour?at=2027-03&day=2027-03-06',
  '/blog?page=',
  '/blog?country=1',
  '/blog?%',
  '/visa-and-passport?tab=passport',
])('%s shows the static page', (address) => expect(destinationOf(address)).toBe(null));

test('the proxy is asked about the pages that answer a query, in both languages, and about no data', () => {
  // Next adds the default language before it asks.
  const isAsked = (url: string, headers = {}) => doesMatch({ config, nextConfig, url, headers });
  for (const { route, answersQuery = false } of pageRows) {
    const path = route.replace(/\[\w+\]/, '12').replace(/^\/$/, '');
    for (const language of nextConfig.i18n.locales)
      expect([route, isAsked(`/${language}${path}?page=2`)]).toEqual([route, answersQuery]);
  }
  expect(isAsked('/id/group-tour/destination/asia')).toBe(false);
  expect(isAsked('/_next/data/build/id/blog.json?page=2', { 'x-nextjs-data': '1' })).toBe(false);
});
