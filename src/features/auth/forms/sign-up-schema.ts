import type { Body } from '@sdk';
import * as v from 'valibot';
import { todayInJakarta } from '@/domain/dates';
import { parseTypedDate } from '@/domain/typed-date';
import { givenPassword, newPassword, passwordsMatch } from '@/features/shared/form/password-rules';
import { blankOr, orNothing } from '@/features/shared/form/rule-words';
import type { Rules } from '@/features/shared/form/rules';

const NAME_MAX = 50;
const OLDEST_YEARS = 110;
const LAST_NAME = /^[\p{L}\p{M} '.-]*$/u;

export const noRegistration = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  dob: '',
  password: '',
  confirm_password: '',
  agree_terms: false,
  marketing: false,
};

/** What a new member tells, as the service takes it. */
export function signUpSchema(rules: Rules, today = todayInJakarta()) {
  return v.pipe(
    v.object({
      first_name: rules.fullName('first_name', NAME_MAX),
      last_name: v.pipe(
        rules.lineOrNothing('last_name', NAME_MAX),
        v.check((name) => LAST_NAME.test(name ?? ''), rules.say('name')),
      ),
      email: rules.email('email'),
      phone: rules.phone('phone'),
      dob: birthDateOrNothing(rules, today),
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
      agree_terms: rules.consent('agree'),
      marketing: v.boolean(),
    }),
    passwordsMatch(rules),
    // The rule has made sure of it.
    v.transform(({ agree_terms, ...rest }): Body<'register'> => ({ ...rest, agree_terms: agree_terms as true })),
  );
}

function birthDateOrNothing({ say }: Rules, today: string) {
  const tooOld = `${Number(today.slice(0, 4)) - OLDEST_YEARS - 1}${today.slice(4)}`;
  return v.pipe(
    v.string(),
    v.trim(),
    blankOr((text) => parseTypedDate(text) !== null, say('date')),
    v.transform((text) => parseTypedDate(text) ?? text),
    blankOr((date) => date < today, say('birthFuture')),
    blankOr((date) => date > tooOld, say('tooOld')),
    orNothing,
  );
}
