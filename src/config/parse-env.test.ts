import { expect, test } from 'vitest';
import { isReportAddress, parseOrigin } from './parse-env';

test('an origin is accepted and loses its trailing slashes', () => {
  expect(parseOrigin('SERVICE_HOST', 'http://127.0.0.1:4010')).toBe('http://127.0.0.1:4010');
  expect(parseOrigin('SERVICE_HOST', ' https://api.kelana.example// ')).toBe('https://api.kelana.example');
});

test('a wrong value is refused with a message that names the variable', () => {
  expect(() => parseOrigin('SERVICE_HOST', 'api.kelana.example')).toThrow(
    'SERVICE_HOST must be an origin such as https://api.kelana.example, without a path; it is "api.kelana.example".',
  );
  expect(() => parseOrigin('SERVICE_HOST', 'https://me:secret@kelana.example')).toThrow(/without a path\.$/);
  for (const wrong of ['https://kelana.example/id', 'ftp://kelana.example', 'https://', 'https://a b', '']) {
    expect(() => parseOrigin('NEXT_PUBLIC_SITE_URL', wrong)).toThrow('NEXT_PUBLIC_SITE_URL');
  }
});

test('an address for reports may have a path and a query, but no password and no other protocol', () => {
  const addresses = [
    'https://r.example',
    'http://10.0.0.9/a?site=1',
    'https://a:b@r.example/',
    'ftp://r.example',
    '/a',
    '',
  ];
  expect(addresses.map(isReportAddress)).toEqual([true, true, false, false, false, false]);
});
