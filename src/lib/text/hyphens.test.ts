import { expect, test } from 'vitest';
import { withNoBreakHyphens } from './hyphens';

const JOINED = '\u2060';

test.each([
  ['Visa B1/B2 dengan formulir DS-160', `Visa B1/B2 dengan formulir DS-${JOINED}160`],
  ['registrasi e-paspor', `registrasi e-${JOINED}paspor`],
  ['E-visa grup (C-3-2)', `E-${JOINED}visa grup (C-${JOINED}3-${JOINED}2)`],
  ['Sen–Jum 09.00–17.30', `Sen–Jum 09.00–${JOINED}17.30`],
])('no line breaks inside the codes and ranges of %s', (text, joined) => {
  expect(withNoBreakHyphens(text)).toBe(joined);
});

test('long words and dashes between words may break', () => {
  expect(withNoBreakHyphens('oleh-oleh, Hanoi – Sapa, pulang-pergi')).toBe('oleh-oleh, Hanoi – Sapa, pulang-pergi');
});
