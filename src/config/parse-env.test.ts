import { expect, test } from 'vitest';
import { parseOrigin } from './parse-env';

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
