import * as v from 'valibot';
import type { Rules } from './rules';
import { blankOr } from './rules';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 72;

/** Returns the schema of a required password, kept as typed including spaces. */
export const givenPassword = ({ say, label }: Rules, name: string) =>
  v.pipe(
    v.string(),
    v.minLength(1, say('required', { label: label(name) })),
    v.maxLength(PASSWORD_MAX, say('passwordLong')),
  );

/** Returns the schema of a new password: the minimum length, at least one letter of any script and one digit. */
export const newPassword = (rules: Rules, name: string) =>
  v.pipe(
    givenPassword(rules, name),
    blankOr(
      (text) => text.length >= PASSWORD_MIN && /\p{L}/u.test(text) && /\d/.test(text),
      rules.say('password', { n: PASSWORD_MIN }),
    ),
  );

type Twice = { password: string; confirm_password: string };

/** Returns the rule that both passwords are equal, for an object with both; the error is shown at the second field. */
export function passwordsMatch<Whole extends Twice>({ say }: Rules) {
  const check = v.forward(
    v.partialCheck<Twice, [['password'], ['confirm_password']], Twice, string>(
      [['password'], ['confirm_password']],
      ({ password, confirm_password }) => confirm_password === password,
      say('passwordMatch'),
    ),
    ['confirm_password'],
  );
  // The validation returns its input unchanged, with any further fields.
  return check as v.GenericValidation as v.GenericValidation<Whole>;
}
