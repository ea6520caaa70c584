import { expect, test } from 'vitest';
import { maskAccountData } from './account-data.ts';

test('secrets are masked also inside words, profile values only as whole words, in any case', () => {
  const value = { message: 'Halo RATNA (a.b)', list: ['x-s3cret-y', 'Ratnasari', 7, null] };
  expect(maskAccountData(value, ['s3cret'], ['Ratna', '(a.b)'])).toEqual({
    message: 'Halo masked masked',
    list: ['x-masked-y', 'Ratnasari', 7, null],
  });
});

test('without secrets and profile values nothing is masked', () => {
  expect(maskAccountData({ text: 'abc' }, [], [])).toEqual({ text: 'abc' });
});
