import dayjs from 'dayjs';
import { type Pax, type PaxType, paxTypes } from './party';

const OLDEST = 110;
const CHILD_FROM = 2;
const ADULT_FROM = 12;
const PASSPORT_MONTHS = 6;

// dayjs is not used here: it counts a birthday of 29 February on 28 February in other years, the service on 1 March.
function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The guest type for a date of birth; ages count on the day of the return. */
export function paxTypeOf(birth: string, returnDate: string): PaxType {
  const age = ageOn(birth, returnDate);
  if (age < CHILD_FROM) return 'infant';
  return age < ADULT_FROM ? 'child' : 'adult';
}

type BirthProblem = 'birthFuture' | 'tooOld' | 'adultAge' | 'childAge' | 'infantAge';

/** The reason why a date of birth does not fit this guest, or null. */
export function birthProblem(type: PaxType, birth: string, today: string, returnDate: string): BirthProblem | null {
  if (birth > today) return 'birthFuture';
  if (ageOn(birth, today) > OLDEST) return 'tooOld';
  return paxTypeOf(birth, returnDate) === type ? null : `${type}Age`;
}

/** The date until which a passport must be valid: six months after the return. */
export function passportNeededUntil(returnDate: string): string {
  return dayjs(returnDate).add(PASSPORT_MONTHS, 'month').format('YYYY-MM-DD');
}

/** Indonesian passport numbers usually have a letter and seven digits, so another form is a hint and no error. */
export function isUnusualPassport(nationality: string, number: string): boolean {
  return nationality === 'ID' && /^[A-Z0-9]{6,9}$/.test(number) && !/^[A-Z][0-9]{7}$/.test(number);
}

/** Fits the list of passengers to the number of guests, adults first. Typed entries of a type keep their order. */
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

/** A name as passports print it: capitals A–Z and single spaces. */
export function passportName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toUpperCase();
}
