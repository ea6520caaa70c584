/** '1200', '1.200' or 'Rp 1.200' as 1200; null when it is no whole number. */
export function parseTypedNumber(text: string): number | null {
  const digits = text.replace(/^\s*Rp/i, '').replace(/[\s.,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** 1200 as '1.200', in both languages, like every amount of the site. */
export function writeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}
