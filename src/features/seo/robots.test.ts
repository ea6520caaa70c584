import { expect, test } from 'vitest';
import { robots } from './robots';

test('crawlers may read nothing of a preview', () => {
  expect(robots(true)).toBe('User-agent: *\nDisallow: /\n');
});
