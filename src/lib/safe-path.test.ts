import { expect, test } from 'vitest';
import { addLocale, normalizeLocalePath } from '@/next-internals/for-tests';
import { moreTricks, redirectTricks } from '../../tests/support/redirect-attacks.ts';
import { safePath } from './safe-path';

const ORIGIN = 'https://kelana.example';
const languages = ['id', 'en'];

/** Returns the URLs that the browser may open when the router of a language navigates to the path. */
function resolvedUrls(path: string, language: string): URL[] {
  const { pathname, detectedLocale } = normalizeLocalePath(path, languages);
  const shown = addLocale(pathname, detectedLocale ?? language, 'id');
  return [path, pathname, shown].map((address) => new URL(address, `${ORIGIN}/auth/sign-in`));
}

const tricks = [...redirectTricks, ...moreTricks];

test('there are at least 500 different tricks', () => {
  expect(new Set(tricks).size).toBeGreaterThanOrEqual(500);
});

test.each(tricks)('%j stays on this site in both languages', (from) => {
  for (const language of languages) {
    for (const url of resolvedUrls(safePath(from), language)) expect(url.origin).toBe(ORIGIN);
  }
});

test.each([undefined, null, 12, {}, ['/account', '//evil.example'], ['/account']])('%j is no path', (from) => {
  expect(safePath(from)).toBe('/');
});

// Refused although they stay on the site, because a browser or a proxy might read them as another site's address.
const refused = [
  '',
  'account',
  '?from=/x',
  '#top',
  ' /account',
  'https://evil.example/account',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\u200b/evil.example',
  '/%2f/evil.example',
  '/%0d%0aLocation:%20evil',
  '/account#//evil.example',
  '/javascript:alert(1)',
  '/@evil.example',
  '/\uff0fevil.example',
  '/%252f%252fevil.example',
  '/.//evil.example',
  '/account/..//evil.example',
  '/%E0%A4%A',
  `/${'a'.repeat(1000)}`,
];

test.each(refused)('%j is replaced by the home page', (from) => {
  expect(safePath(from)).toBe('/');
});

const paths = [
  ['/', '/'],
  ['/account', '/account'],
  ['/account#top', '/account#top'],
  ['/account/booking?tab=done&status=booking', '/account/booking?tab=done&status=booking'],
  ['/booking/12?itinerary=120703#passengers', '/booking/12?itinerary=120703#passengers'],
  ['/group-tour?search=musim+semi%20jepang', '/group-tour?search=musim+semi%20jepang'],
  ['/prebook?next=https://evil.example', '/prebook?next=https://evil.example'],
  ['/account/../booking', '/booking'],
];

test('an encoded space is refused in the path and allowed in the query', () => {
  expect(safePath('/blog/jalan%20kaki')).toBe('/');
  expect(safePath('/group-tour?search=a%20b')).toBe('/group-tour?search=a%20b');
});

test.each(paths)('%s stays on this site as %s', (from, path) => {
  expect(safePath(from)).toBe(path);
});

test('the caller can choose the fallback', () => {
  expect(safePath('//evil.example', '/account')).toBe('/account');
});
