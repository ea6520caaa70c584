import { expect, test } from 'vitest';
import { yearInJakarta } from './legal-line';

test('the year changes at midnight in Jakarta, seven hours before UTC', () => {
  expect(yearInJakarta(new Date('2026-12-31T16:59:59Z'))).toBe(2026);
  expect(yearInJakarta(new Date('2026-12-31T17:00:00Z'))).toBe(2027);
});
