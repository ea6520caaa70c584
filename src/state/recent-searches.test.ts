// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { writeStored } from './device-storage';
import { clearRecentSearches, recentSearches, recordSearch } from './recent-searches';

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
