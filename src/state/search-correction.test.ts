import { expect, test } from 'vitest';
import { isCorrected } from './search-correction';

const correction = { typed: 'turkye', shown: 'Turki', href: '/group-tour?search=Turki&month=2027-03' };

test('a month that was meant is not shown by a search for other words in it', () => {
  const month = { typed: 'marett', shown: 'Mar 2027', href: '/group-tour?month=2027-03' };
  expect(isCorrected(month, '/group-tour?month=2027-03&available=1')).toBe(true);
  expect(isCorrected(month, '/group-tour?month=2027-03&search=jepang')).toBe(false);
});

test.each([
  ['/group-tour?search=Turki&month=2027-03', true],
  ['/group-tour?month=2027-02&month=2027-03&search=Turki&available=1#results', true],
  ['/group-tour/destination/3?search=Turki&month=2027-03', true],
  ['/group-tour?search=Turki', false],
  ['/group-tour?search=Turki+Lengkap&month=2027-03', false],
  ['/group-tour', false],
])('the address %s shows the corrected search: %s', (path, expected) => {
  expect(isCorrected(correction, path)).toBe(expected);
});
