import { expect, test } from 'vitest';
import { isSlug } from '@/lib/slug';
import { serveAsNext } from '../../tests/support/local-server.ts';
import { redirectTypedPaths, typedPath } from './redirect-typed-paths';

test.each([
  ['/group-tour/1)', '/group-tour/1'],
  ['/group-tour/1/)', '/group-tour/1'],
  ['/group-tour/1%29', '/group-tour/1'],
  ['/group-tour/1%E2%80%9D', '/group-tour/1'],
  ['/group-tour,?page=2&sort=newest', '/group-tour?page=2&sort=newest'],
  ['/en/blog/visa-jepang.', '/en/blog/visa-jepang'],
  ['/)', '/'],
  ['/Group-Tour/Destination/3/', '/group-tour/destination/3'],
  ['/EN/Visa-And-Passport?country=1', '/en/visa-and-passport?country=1'],
  ['/BLOG/Visa_2027', '/blog/Visa_2027'],
])('%s leads to %s, which leads nowhere else', (typed, path) => {
  expect([typedPath(typed), typedPath(path)]).toEqual([path, null]);
});

test.each([
  '/group-tour/1',
  '/group-tour?search=Turki,',
  '/blog/v1.2',
  '/nowhere,',
  '/_next/static/AbC/build.js',
  '/_next/data/AbC/id/group-tour.json,',
  '/api/Revalidate',
  '//evil.example,',
  '/%5Cevil.example)',
  '/en//evil.example)',
  '*',
])('%s is left to Next', (address) => {
  expect(typedPath(address)).toBeNull();
});

test('no slug of an article or a vacancy ends with a sign of punctuation', () => {
  expect(['visa-jepang', 'v1.2', 'a', 'tips_2027_'].every(isSlug)).toBe(true);
  expect(['visa.', 'visa,', 'visa)', '.'].some(isSlug)).toBe(false);
});

test('the redirect is permanent, for reading requests only, and Next does not handle the request', async () => {
  const { origin, handled } = await serveAsNext();
  redirectTypedPaths();
  const send = async (method: string) => {
    const response = await fetch(`${origin}/GROUP-TOUR,?page=2`, { method, redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  const redirected = [308, '/group-tour?page=2'];
  expect([await send('GET'), await send('HEAD')]).toEqual([redirected, redirected]);
  expect(await send('POST')).toEqual([200, null]);
  expect(handled).toEqual(['POST /GROUP-TOUR,?page=2']);
});
