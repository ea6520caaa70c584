import { plainCharacters } from '@/lib/text/plain-characters';

/** Returns '1200', '1.200' or 'Rp 1.200' as 1200; null for other text, such as '1,5'. */
export function parseTypedNumber(text: string): number | null {
  const amount = plainCharacters(text)
    .replace(/^\s*Rp/i, '')
    .trim();
  const isFraction = /^\d+[.,]\d{1,2}$/.test(amount);
  const digits = amount.replace(/[\s.,]/g, '');
  return !isFraction && /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
