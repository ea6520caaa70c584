import { daysBetween } from './dates';
import { passportNeededUntil } from './passengers';

export type PassportCheck = {
  /** Valid long enough, too short after the return, or expired before it. */
  kind: 'enough' | 'short' | 'endsBefore';
  neededUntil: string;
  /** Days between the passport's end and the day it is needed until; 0 when it is long enough. */
  missingDays: number;
};

/** Checks whether a passport is valid long enough for a trip that ends on `returnDate`. */
export function checkPassport(expiry: string, returnDate: string): PassportCheck {
  const neededUntil = passportNeededUntil(returnDate);
  const missingDays = Math.max(0, daysBetween(expiry, neededUntil));
  if (missingDays === 0) return { kind: 'enough', neededUntil, missingDays };
  return { kind: expiry < returnDate ? 'endsBefore' : 'short', neededUntil, missingDays };
}
