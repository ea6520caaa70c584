const MONTHS = 12;

/** Twelve months from a month on, as 'YYYY-MM'. */
export function monthsFrom(first: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}
