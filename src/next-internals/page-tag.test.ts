import { expect, test } from 'vitest';
import { generateETag } from './page-tag';

test('the tag of a page changes with its text only', () => {
  const page = '<p>Jepang – “sakura”</p>';
  expect(generateETag(page)).toMatch(/^"[\w-]{27}"$/);
  expect(generateETag(page.split('').join(''))).toBe(generateETag(page));
  expect(generateETag(page.replace('sakura', 'gugurr'))).not.toBe(generateETag(page));
  expect(generateETag(page, true)).toBe(`W/${generateETag(page)}`);
});

test('the tag of a cached page is much faster than a walk through its text', () => {
  const page = '–'.repeat(150_000);
  generateETag(page);
  const startedAt = performance.now();
  for (let count = 0; count < 1000; count += 1) generateETag(page);
  expect(performance.now() - startedAt).toBeLessThan(100);
});

test('tags of many pages are not remembered without end', () => {
  for (let count = 0; count < 1000; count += 1) generateETag(`page ${count}`);
  expect(generateETag('page 1')).toBe(generateETag('page 1'));
});
