import * as v from 'valibot';
import { todayInJakarta } from '@/domain/dates';
import { mobileInternational } from '@/domain/phone';
import { parseTypedDate } from '@/domain/typed-date';
import { blankOr, orNothing } from '@/features/shared/form/rule-words';
import type { Rules } from '@/features/shared/form/rules';

const NAME_MAX = 50;
export const ADDRESS_MAX = 200;
const LEAST_YEARS = 17;
const MOST_YEARS = 110;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '.-]*$/u;

/** What a member may change, as the service takes it; an empty field is undefined. */
export function detailsSchema(rules: Rules, today = todayInJakarta()) {
  const name = (field: string) =>
    v.pipe(
      rules.lineOrNothing(field, NAME_MAX),
      v.check((text) => text === undefined || NAME.test(text), rules.say('name')),
    );
  return v.object({
    first_name: name('first_name'),
    last_name: name('last_name'),
    phone: phoneOrNothing(rules),
    dob: birthDateOrNothing(rules, today),
    address: rules.textOrNothing('address', ADDRESS_MAX),
    id_country: idOrNothing,
    id_city: idOrNothing,
  });
}

const idOrNothing = v.pipe(
  v.string(),
  v.transform((id) => (id === '' ? undefined : Number(id))),
);

function phoneOrNothing({ say }: Rules) {
  return v.pipe(
    v.string(),
    v.trim(),
    blankOr((text) => mobileInternational(text) !== null, say('phone')),
    v.transform((text) => mobileInternational(text) ?? text),
    orNothing,
  );
}

function birthDateOrNothing({ say }: Rules, today: string) {
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return v.pipe(
    v.string(),
    v.trim(),
    blankOr((text) => parseTypedDate(text) !== null, say('date')),
    v.transform((text) => parseTypedDate(text) ?? text),
    blankOr((date) => date < today, say('birthFuture')),
    // One message at a time: a birth in the future is not also too young.
    blankOr((date) => date >= today || date <= yearsAgo(LEAST_YEARS), say('minAge', { n: LEAST_YEARS })),
    blankOr((date) => date > yearsAgo(MOST_YEARS + 1), say('tooOld')),
    orNothing,
  );
}
