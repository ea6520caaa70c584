import { expect, test } from 'vitest';
import { isChunkFailure } from './chunk-failure';
import { markAssetError } from './for-tests';

test.each([
  Object.assign(new Error('anything'), { name: 'ChunkLoadError' }),
  new Error('Loading chunk 412 failed.'),
  new Error('Loading CSS chunk 3 failed.'),
  new Error('Failed to load chunk /_next/static/chunks/a.js from module 12'),
  new Error('Failed to load script: /_next/static/chunks/pages/mice.js'),
  new Error('Failed to load client build manifest'),
  new Error('Route did not complete loading: /mice'),
  new Error('Failed to load static props'),
  new TypeError('Failed to fetch dynamically imported module: https://kelana.example/a.js'),
  new TypeError('Importing a module script failed.'),
])('%s is a failed download', (error) => {
  expect(isChunkFailure(error)).toBe(true);
});

test.each([new TypeError('x is not a function'), new Error('Failed to fetch'), 'Loading chunk 1 failed', null])(
  '%s is not a failed download',
  (error) => {
    expect(isChunkFailure(error)).toBe(false);
  },
);

test('an error that Next marks is a failed download, whatever its message', () => {
  expect(isChunkFailure(new Error('blocked'))).toBe(false);
  expect(isChunkFailure(markAssetError(new Error('blocked')))).toBe(true);
});
