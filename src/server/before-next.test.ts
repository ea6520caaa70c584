import { request } from 'node:http';
import { expect, test } from 'vitest';
import { serveAsNext } from '../../tests/support/local-server.ts';
import { answerBeforeNext, hidesPath, typedPath } from './before-next';

const pictureUrl = (path: string) => `/_next/image?url=http%3A%2F%2Fapi.example%2Fmedia%2F${path}&w=360&q=62`;

test.each(['..%252fadmin', '%252E%252e/admin', '..%255Cadmin', '..%25%32%66admin', '..%%32%66admin', '..%25252fadmin'])(
  'a picture whose path contains an encoded path traversal is refused: %s',
  (path) => {
    expect(hidesPath(pictureUrl(path))).toBe(true);
  },
);

test.each([
  pictureUrl('bali.jpg'),
  pictureUrl('foto%2520bali.jpg'),
  pictureUrl('2027%2Fbali-emas.jpg'),
  '/blog?search=%252f',
  '//',
  '//[',
  '/%',
  '?',
])('any other URL is accepted: %s', (url) => {
  expect(hidesPath(url)).toBe(false);
});

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

test('each answer is sent before Next gets the request, and all other requests reach Next', async () => {
  const { origin, handled } = await serveAsNext();
  answerBeforeNext('127.0.0.1');
  const { port } = new URL(origin);
  const send = async (path: string, method = 'GET', userAgent = 'desktop') => {
    const headers = { 'user-agent': userAgent };
    const response = await fetch(origin + path, { method, headers, redirect: 'manual' });
    return [response.status, ...['location', 'vary', 'cache-control'].map((name) => response.headers.get(name))];
  };
  const toPhones = [302, 'https://m.127.0.0.1/blog?page=2', 'User-Agent', 'no-store'];
  for (const method of ['GET', 'HEAD']) expect(await send('/blog?page=2', method, 'iPhone')).toEqual(toPhones);
  const typed = [308, '/group-tour?page=2', null, null];
  for (const method of ['GET', 'HEAD']) expect(await send('/GROUP-TOUR,?page=2', method)).toEqual(typed);
  expect(await send(pictureUrl('..%252fadmin'))).toEqual([400, null, null, 'no-store']);
  const trace = new Promise((resolve) => {
    request({ port, method: 'TRACE', path: '/group-tour' }, ({ statusCode }) => resolve(statusCode)).end();
  });
  expect(await trace).toBe(405);
  expect(handled).toEqual([]);
  await send('/blog', 'POST', 'iPhone');
  await send('/obs', 'GET', 'iPhone');
  await send('/GROUP-TOUR,', 'POST');
  await send(pictureUrl('bali.jpg'));
  expect(handled).toEqual(['POST /blog', 'GET /obs', 'POST /GROUP-TOUR,', `GET ${pictureUrl('bali.jpg')}`]);
});
