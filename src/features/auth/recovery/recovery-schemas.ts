import * as v from 'valibot';
import { givenPassword, newPassword, passwordsMatch } from '@/features/shared/form/rules/password-rules';
import type { Rules } from '@/features/shared/form/rules/rules';

/** Returns the schema of the request for a reset link, with the rules of the service (§5). */
export const forgotSchema = (rules: Rules) => v.object({ email: rules.email('email') });

/** Returns the schema of a new password typed twice, with the rules of the service. */
export const newPasswordSchema = (rules: Rules) =>
  v.pipe(
    v.object({
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
    }),
    passwordsMatch(rules),
  );
