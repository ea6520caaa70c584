import dayjs from 'dayjs';
import { daysBetween } from './dates';

const VALID_MONTHS_AFTER_RETURN = 6;

/** Returns the date until which a passport must be valid: six months after the return. */
export function passportNeededUntil(returnDate: string): string {
  return dayjs(returnDate).add(VALID_MONTHS_AFTER_RETURN, 'month').format('YYYY-MM-DD');
}

/**
 * Checks whether a passport is valid long enough for a trip that ends on `returnDate`, is too short after the return, or
 * expires before it. `missingDays` lie between the passport's end and the day it is needed until; 0 when it is enough.
 */
export function checkPassport(expiry: string, returnDate: string) {
  const neededUntil = passportNeededUntil(returnDate);
  const missingDays = Math.max(0, daysBetween(expiry, neededUntil));
  if (missingDays === 0) return { kind: 'enough', neededUntil, missingDays } as const;
  return { kind: expiry < returnDate ? 'endsBefore' : 'short', neededUntil, missingDays } as const;
}

/**
 * Returns true for an unusual Indonesian passport number. They usually have a letter and seven digits; another form is
 * worth a hint but not an error.
 */
export function isUnusualPassport(nationality: string, number: string): boolean {
  return nationality === 'ID' && /^[A-Z0-9]{6,9}$/.test(number) && !/^[A-Z][0-9]{7}$/.test(number);
}

/** Returns a name as passports print it: capitals A–Z and single spaces. */
export function passportName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toUpperCase();
}
