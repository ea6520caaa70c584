import { expect, test } from 'vitest';
import { masked } from './mask.ts';

test.each([
  [
    'secrets inside sentences, but no day, id or price',
    'budi.s@contoh.co.id 0812-3456-7890, Bearer abc.def 170703, a-0170703-1.jpg',
    'masked@kelana.example +620000000000, masked-token 170703, a-0170703-1.jpg',
  ],
  ['no time and no name', '2026-09-30T02:00:00Z, Ratna', '2026-09-30T02:00:00Z, Ratna'],
])('mask %s', (_name, text, expected) => {
  expect(masked(text)).toBe(expected);
});
