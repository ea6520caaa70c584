import { expect, test } from 'vitest';
import { localPath } from './local-path';

test('English paths have a language prefix, Indonesian ones have none', () => {
  expect(['/', '/obs', '/blog?page=2'].map((path) => localPath('id', path))).toEqual(['/', '/obs', '/blog?page=2']);
  expect(['/', '/obs', '/blog?page=2'].map((path) => localPath('en', path))).toEqual([
    '/en',
    '/en/obs',
    '/en/blog?page=2',
  ]);
});
