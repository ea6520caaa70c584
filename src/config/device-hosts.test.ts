import { expect, test } from 'vitest';
import { otherHost } from './device-hosts';

const phone = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
const targetOf = (url: string, overrides = {}) =>
  otherHost('kelana.test', { method: 'GET', url, headers: { host: 'kelana.test', 'user-agent': phone }, ...overrides });
const targetFromMobile = (url: string, userAgent?: string) =>
  targetOf(url, { headers: { host: 'm.kelana.test', 'user-agent': userAgent } });

test('a phone goes to the mobile host and a desktop back, with path and query as they were sent', () => {
  for (const url of ['/', '/en', '/group-tour/17?itinerary=170704&pax=2', '/en/group-tour?search=Turki%20Lengkap']) {
    expect([targetOf(url), targetFromMobile(url, desktop)]).toEqual([
      `https://m.kelana.test${url}`,
      `https://kelana.test${url}`,
    ]);
    expect([
      targetOf(url, { headers: { host: 'kelana.test', 'user-agent': desktop } }),
      targetFromMobile(url, phone),
    ]).toEqual([null, null]);
  }
  expect(targetFromMobile('/contact')).toBe('https://kelana.test/contact');
});

test('only GET and HEAD are redirected', () => {
  expect(targetOf('/contact', { method: 'HEAD' })).toBe('https://m.kelana.test/contact');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    expect([method, targetOf('/contact', { method })]).toEqual([method, null]);
  }
});

test('a page path may contain a dot; files, API requests and counter pages are never redirected', () => {
  for (const page of ['/blog/visa-2.0', '/en/blog/st.-petersburg', '/obsidian', '/apiary']) {
    expect(targetOf(page)).toBe(`https://m.kelana.test${page}`);
  }
  const technical = ['/api/health/live', '/_next/image?url=a', '/_next/data/b/id/blog.json', '/images/icons.svg'];
  const files = ['/fonts/a.woff2', '/robots.txt', '/sitemap-pages.xml', '/en/blog/rss.xml', '/og/tour/17.png'];
  const counter = ['/obs', '/prebook?itinerary=1', '/en/obs', '/en/prebook', '/id/obs', '/obs/'];
  for (const url of [...technical, ...files, ...counter, '/en/og/site.png', '/favicon.ico']) {
    expect([url, targetOf(url)]).toEqual([url, null]);
  }
});

test('the target is the configured host, whatever host was requested', () => {
  expect(targetOf('/a', { headers: { host: 'KELANA.test:8080', 'user-agent': phone } })).toBe(
    'https://m.kelana.test/a',
  );
  const others = ['evil.example', 'm.evil.example', 'kelana.test.evil.example', 'kelanaXtest', 'www.kelana.test'];
  for (const host of [undefined, ...others]) {
    expect([host, targetOf('/a', { headers: { host, 'user-agent': phone } })]).toEqual([host, null]);
  }
  for (const url of ['http://evil.example/a', '*', '//evil.example/a', '/\\evil.example/a', undefined]) {
    expect([url, targetOf('/', { url })]).toEqual([url, null]);
  }
});
