import * as v from 'valibot';
import { blankOr } from './rule-words';
import type { Rules } from './rules';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 72;

/** A password as it was typed, blanks included, that only has to be there. */
export const givenPassword = ({ say, label }: Rules, name: string) =>
  v.pipe(
    v.string(),
    v.minLength(1, say('required', { label: label(name) })),
    v.maxLength(PASSWORD_MAX, say('passwordLong')),
  );

/** A new password: only its length is ruled. */
export const newPassword = (rules: Rules, name: string) =>
  v.pipe(
    givenPassword(rules, name),
    blankOr(
      (text) => text.length >= PASSWORD_MIN,
      rules.say('minLength', { label: rules.label(name), n: PASSWORD_MIN }),
    ),
  );
