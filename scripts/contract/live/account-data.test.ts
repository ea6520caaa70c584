import { expect, test } from 'vitest';
import { maskAccountData } from './account-data.ts';

test('secrets are masked inside words, words of a profile only whole, whatever their case', () => {
  const value = { message: 'Halo RATNA (a.b)', list: ['x-s3cret-y', 'Ratnasari', 7, null] };
  expect(maskAccountData(value, ['s3cret'], ['Ratna', '(a.b)'])).toEqual({
    message: 'Halo masked masked',
    list: ['x-masked-y', 'Ratnasari', 7, null],
  });
});

test('a run that knows nothing changes nothing', () => {
  expect(maskAccountData({ text: 'abc' }, [], [])).toEqual({ text: 'abc' });
});
