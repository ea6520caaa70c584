import type { Body } from '@sdk';
import * as v from 'valibot';
import { todayInJakarta } from '@/domain/dates';
import { birthDateOrNothing } from '@/features/shared/form/rules/birth-date-rules';
import { givenPassword, newPassword, passwordsMatch } from '@/features/shared/form/rules/password-rules';
import type { Rules } from '@/features/shared/form/rules/rules';

const NAME_MAX = 50;

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

/** Returns the schema of a new member's registration, with the rules of the service (§5). */
export function signUpSchema(rules: Rules, today = todayInJakarta()) {
  return v.pipe(
    v.object({
      first_name: rules.fullName('first_name', NAME_MAX),
      last_name: rules.nameOrNothing('last_name', NAME_MAX),
      email: rules.email('email'),
      phone: rules.phone('phone'),
      dob: birthDateOrNothing(rules, today),
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
      agree_terms: rules.consent('agree'),
      marketing: v.boolean(),
    }),
    passwordsMatch(rules),
    // The rule for consent accepts only true.
    v.transform(({ agree_terms, ...rest }): Body<'register'> => ({ ...rest, agree_terms: agree_terms as true })),
  );
}

/** Returns the schema of a sign-in, with the rules of the service (§5). */
export const signInSchema = (rules: Rules) =>
  v.object({ email: rules.email('email'), password: givenPassword(rules, 'password') });
