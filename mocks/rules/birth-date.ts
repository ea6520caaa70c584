import type { MessageKey } from '../words/messages.ts';
import { ageOn } from './jakarta-day.ts';

const OLDEST_YEARS = 110;

/** What is wrong with a member's date of birth on that day; null when nothing is. */
export function birthDateProblem(dob: string | undefined, today: string): MessageKey | null {
  if (dob === undefined) return null;
  if (dob >= today) return 'birthDateInFuture';
  return ageOn(dob, today) > OLDEST_YEARS ? 'birthDateTooEarly' : null;
}
