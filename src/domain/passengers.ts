import dayjs from 'dayjs';
import { type Pax, type PaxType, paxTypes } from './party';

const OLDEST = 110;
const CHILD_FROM = 2;
const ADULT_FROM = 12;
const PASSPORT_MONTHS = 6;

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

/** Returns the date until which a passport must be valid: six months after the return. */
export function passportNeededUntil(returnDate: string): string {
  return dayjs(returnDate).add(PASSPORT_MONTHS, 'month').format('YYYY-MM-DD');
}

/**
 * Returns true for an unusual Indonesian passport number. They usually have a letter and seven digits; another form is
 * worth a hint but not an error.
 */
export function isUnusualPassport(nationality: string, number: string): boolean {
  return nationality === 'ID' && /^[A-Z0-9]{6,9}$/.test(number) && !/^[A-Z][0-9]{7}$/.test(number);
}

/** Adapts the list of passengers to the number of guests, adults first. Typed entries of a type keep their order. */
export function fitPassengers<T extends { type: PaxType }>(
  given: readonly T[],
  pax: Pax,
  blank: (type: PaxType) => T,
): T[] {
  return paxTypes.flatMap((type) => {
    const known = given.filter((one) => one.type === type);
    return Array.from({ length: pax[type] }, (_, index) => known[index] ?? blank(type));
  });
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
