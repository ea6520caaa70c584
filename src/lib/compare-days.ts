/**
 * Compares ISO dates for sorting, soonest first. `localeCompare` is not used, because its first call makes a phone load
 * collation rules.
 */
export function compareDays(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
