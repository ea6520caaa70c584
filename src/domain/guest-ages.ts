import type { PaxType } from './party';

const OLDEST = 110;
const CHILD_FROM = 2;
const ADULT_FROM = 12;

// dayjs is not used here: for a birthday on 29 February it uses 28 February in other years, the service 1 March.
function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Returns the guest type for a date of birth, by the age on the day of the return. */
export function paxTypeOf(birth: string, returnDate: string): PaxType {
  const age = ageOn(birth, returnDate);
  if (age < CHILD_FROM) return 'infant';
  return age < ADULT_FROM ? 'child' : 'adult';
}

type BirthProblem = 'birthFuture' | 'tooOld' | 'adultAge' | 'childAge' | 'infantAge';

/** Returns the reason why a date of birth does not fit this guest, or null. */
export function birthProblem(type: PaxType, birth: string, today: string, returnDate: string): BirthProblem | null {
  if (birth > today) return 'birthFuture';
  if (ageOn(birth, today) > OLDEST) return 'tooOld';
  return paxTypeOf(birth, returnDate) === type ? null : `${type}Age`;
}
