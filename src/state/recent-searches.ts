import { readStoredJson, writeStored } from './device-storage';

/** A search of this device: its label, and its address on this site without the language. */
export type RecentSearch = { label: string; href: string };

const MAX_ENTRIES = 4;

/** Returns the last searches of this device, the latest first; invalid data counts as none. */
export function recentSearches(): RecentSearch[] {
  const rows = readStoredJson('recentSearches');
  return Array.isArray(rows) ? rows.filter(isSearch).slice(0, MAX_ENTRIES) : [];
}

/** Stores a search as the latest one. */
export function recordSearch(search: RecentSearch): void {
  const others = recentSearches().filter(({ href }) => href !== search.href);
  writeStored('recentSearches', JSON.stringify([search, ...others].slice(0, MAX_ENTRIES)));
}

export function clearRecentSearches(): void {
  writeStored('recentSearches', null);
}

// Stored data may be forged: an address must be one of the tour list.
function isSearch(row: unknown): row is RecentSearch {
  const { label, href } = (row ?? {}) as Partial<RecentSearch>;
  return typeof label === 'string' && typeof href === 'string' && /^\/group-tour(?![^/?])/.test(href);
}
