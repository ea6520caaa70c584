import { expect, test } from 'vitest';
import { safePath } from './safe-path';

const tricks = [
  undefined,
  null,
  '',
  12,
  ['/account', '//evil.example'],
  {},
  'account',
  'evil.example',
  '?from=/x',
  '#top',
  ' /account',
  'http:/evil.example',
  'http://evil.example',
  'https://evil.example/account',
  'HTTPS:evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt://evil.example/%0aalert(1)',
  'data:text/html,hello',
  'mailto:a@evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u200b/evil.example',
  '/\u202e/evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20evil',
  '/%00',
  '/%252f%252fevil.example',
  '/%255cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/account/..//evil.example',
  '/./%2fevil.example',
  '/%E0%A4%A',
  `/${'a'.repeat(1000)}`,
];

test.each(tricks)('%j is replaced by the home page', (from) => {
  expect(safePath(from)).toBe('/');
});

const paths = [
  ['/', '/'],
  ['/account', '/account'],
  ['/account/booking?tab=done&status=booking', '/account/booking?tab=done&status=booking'],
  ['/booking/12?itinerary=120703#passengers', '/booking/12?itinerary=120703#passengers'],
  ['/group-tour?search=musim+semi%20jepang', '/group-tour?search=musim+semi%20jepang'],
  ['/prebook?next=https://evil.example', '/prebook?next=https://evil.example'],
  ['/account/../booking', '/booking'],
];

test('a path with an encoded space is refused, one in the query is kept', () => {
  expect(safePath('/blog/jalan%20kaki')).toBe('/');
  expect(safePath('/group-tour?search=a%20b')).toBe('/group-tour?search=a%20b');
});

test.each(paths)('%s stays on this site as %s', (from, path) => {
  expect(safePath(from)).toBe(path);
});

test('the fallback can be named', () => {
  expect(safePath('//evil.example', '/account')).toBe('/account');
});
