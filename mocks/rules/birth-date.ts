import type { MessageKey } from '../messages/messages.ts';
import { ageOn } from './jakarta-day.ts';

/** Minimum age of a member. */
const MIN_MEMBER_AGE = 17;
/** A higher age counts as a typing mistake. */
export const MAX_AGE = 110;

/** The problem with a member's date of birth on a given day, or null. */
export function birthDateProblem(dob: string | undefined, today: string): MessageKey | null {
  if (dob === undefined) return null;
  if (dob >= today) return 'birthDateInFuture';
  const age = ageOn(dob, today);
  if (age < MIN_MEMBER_AGE) return 'memberTooYoung';
  return age > MAX_AGE ? 'birthDateTooEarly' : null;
}
