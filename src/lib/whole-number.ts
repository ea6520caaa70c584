/** Parses a positive integer as URLs write it (`17`); null for anything else, such as `1e3`, `017` or a list. */
export function wholeNumber(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
