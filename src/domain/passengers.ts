import dayjs from 'dayjs';
import { type Pax, type PaxType, paxTypes } from './party';

const OLDEST = 110;
const CHILD_FROM = 2;
const ADULT_FROM = 12;
const PASSPORT_MONTHS = 6;

// Not dayjs's difference: it counts a birthday of 29 February on the 28th of other years, the service on 1 March.
function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The guest type for a birth date; the age counts on the day of return. */
export function paxTypeOf(birth: string, returnDate: string): PaxType {
  const age = ageOn(birth, returnDate);
  if (age < CHILD_FROM) return 'infant';
  return age < ADULT_FROM ? 'child' : 'adult';
}

type BirthProblem = 'birthFuture' | 'tooOld' | 'adultAge' | 'childAge' | 'infantAge';

/** Why a birth date cannot be this guest's. */
export function birthProblem(type: PaxType, birth: string, today: string, returnDate: string): BirthProblem | null {
  if (birth > today) return 'birthFuture';
  if (ageOn(birth, today) > OLDEST) return 'tooOld';
  return paxTypeOf(birth, returnDate) === type ? null : `${type}Age`;
}

/** The day a passport must still be valid: six months after the return. */
export function passportNeededUntil(returnDate: string): string {
  return dayjs(returnDate).add(PASSPORT_MONTHS, 'month').format('YYYY-MM-DD');
}

/** Indonesian passports usually have a letter and seven digits: worth a second look, no more. */
export function isUnusualPassport(nationality: string, number: string): boolean {
  return nationality === 'ID' && /^[A-Z0-9]{6,9}$/.test(number) && !/^[A-Z][0-9]{7}$/.test(number);
}

/** One entry per guest, adults first; entries that exist keep their order within adults, children and infants. */
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

/** A name as machines print it in passports: capitals A–Z and single spaces. */
export function passportName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toUpperCase();
}
