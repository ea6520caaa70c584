// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { writeStored } from './device-storage';
import { clearRecentSearches, recentSearches, recordSearch } from './recent-searches';
import { isCorrected } from './search-correction';

beforeEach(() => localStorage.clear());

const search = (label: string) => ({ label, href: `/group-tour?search=${label}` });

test('the latest searches are stored, each once, the latest first', () => {
  for (const label of ['a', 'b', 'c', 'a', 'd', 'e']) recordSearch(search(label));
  expect(recentSearches().map(({ label }) => label)).toEqual(['e', 'd', 'a', 'c']);
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
});

test('invalid data and addresses of other sites are ignored', () => {
  writeStored('recentSearches', '{');
  expect(recentSearches()).toEqual([]);
  const rows = [
    search('a'),
    { label: 'b', href: 'https://example.com/group-tour' },
    { label: 'c', href: '//example.com' },
    { label: 'd', href: '/group-tours' },
    { label: 'e', href: '/group-tour/destination/1' },
    { href: '/group-tour' },
    null,
  ];
  writeStored('recentSearches', JSON.stringify(rows));
  expect(recentSearches().map(({ label }) => label)).toEqual(['a', 'e']);
});

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
