import { expect, test } from 'vitest';
import { whatsappLink } from './brand';

test('a message has ordinary spaces', () => {
  expect(whatsappLink('7\u00a0Sep\u2060\u00a02027')).toBe('https://wa.me/6281200000101?text=7%20Sep%202027');
});
