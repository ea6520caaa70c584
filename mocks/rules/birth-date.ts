import type { MessageKey } from '../messages/messages.ts';
import { ageOn } from './jakarta-day.ts';

/** Minimum age of a member. */
const LEAST_YEARS = 17;
/** A higher age counts as a typing mistake. */
export const OLDEST_YEARS = 110;

/** The problem with a member's date of birth on a given day, or null. */
export function birthDateProblem(dob: string | undefined, today: string): MessageKey | null {
  if (dob === undefined) return null;
  if (dob >= today) return 'birthDateInFuture';
  const age = ageOn(dob, today);
  if (age < LEAST_YEARS) return 'memberTooYoung';
  return age > OLDEST_YEARS ? 'birthDateTooEarly' : null;
}
