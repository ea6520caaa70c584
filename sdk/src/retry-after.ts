/**
 * The `Retry-After` header in seconds, from a number or a date; undefined when it is missing or invalid. A date counts
 * from the `Date` header, because the clock of a device may be wrong; from `now` if that header cannot be read.
 */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const answeredAt = Date.parse(headers.get('date') ?? '') || now;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - answeredAt) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
