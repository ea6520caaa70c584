import * as v from 'valibot';
import { givenPassword, newPassword, passwordsMatch } from '@/features/shared/form/rules/password-rules';
import type { Rules } from '@/features/shared/form/rules/rules';

export const noPasswords = { old_password: '', password: '', confirm_password: '' };

type Passwords = typeof noPasswords;

/** Returns the schema of the three passwords of §5, with the rules of the service. */
export const changePasswordSchema = (rules: Rules) =>
  v.pipe(
    v.object({
      old_password: givenPassword(rules, 'old_password'),
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
    }),
    v.forward(
      v.partialCheck<Passwords, [['old_password'], ['password']], Passwords, string>(
        [['old_password'], ['password']],
        ({ old_password, password }) => old_password !== password,
        rules.say('passwordSame'),
      ),
      ['password'],
    ),
    passwordsMatch(rules),
  );
