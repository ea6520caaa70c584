import type { MessageKey } from '../words/messages.ts';
import { ageOn } from './jakarta-day.ts';

/** Members are at least this old. */
const LEAST_YEARS = 17;
/** A higher age is a typing mistake. */
export const OLDEST_YEARS = 110;

/** What is wrong with a member's date of birth on that day; null when nothing is. */
export function birthDateProblem(dob: string | undefined, today: string): MessageKey | null {
  if (dob === undefined) return null;
  if (dob >= today) return 'birthDateInFuture';
  const age = ageOn(dob, today);
  if (age < LEAST_YEARS) return 'memberTooYoung';
  return age > OLDEST_YEARS ? 'birthDateTooEarly' : null;
}
