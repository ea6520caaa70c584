/**
 * Comparator for ISO dates, soonest first. Not `localeCompare`, whose first call makes a phone load collation rules.
 */
export function compareDays(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
