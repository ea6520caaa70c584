import { expect, test } from 'vitest';
import { ownStylesIn, serverValuesIn } from './built-files.ts';

const environment = {
  NODE_ENV: 'production',
  NEXT_PUBLIC_SERVICE_HOST: 'https://service.kelana.example',
  SERVICE_HOST: 'https://service.kelana.example',
  CACHE_ADDRESS: 'redis://cache.internal:6379',
  PORT: '3000',
};

test('the name and the value of a server variable are found', () => {
  expect(serverValuesIn('fetch("redis://cache.internal:6379/0")', environment)).toEqual(['CACHE_ADDRESS']);
  expect(serverValuesIn('a=process.env.CACHE_ADDRESS', environment)).toEqual(['CACHE_ADDRESS']);
  expect(serverValuesIn('a=e.env.SERVICE_HOST', environment)).toEqual(['SERVICE_HOST']);
});

test('public variables and short values are not reported', () => {
  const script = 'fetch("https://service.kelana.example"),"production",process.env.NODE_ENV,3000';
  expect(serverValuesIn(script, environment)).toEqual([]);
});

test('an inline style element is reported, a linked style sheet is not', () => {
  expect(ownStylesIn('<link rel="stylesheet" href="/a.css"/><style data-emotion="css 1">p{}</style>')).toEqual([
    '<style data-emotion="css 1">',
  ]);
  expect(ownStylesIn('<link rel="stylesheet" href="/a.css"/><p>styled</p>')).toEqual([]);
});
