import * as v from 'valibot';
import { givenPassword, newPassword, passwordsMatch } from '@/features/shared/form/rules/password-rules';
import type { Rules } from '@/features/shared/form/rules/rules';

/** The request for a reset link, with the rules of the service (§5). */
export const forgotSchema = (rules: Rules) => v.object({ email: rules.email('email') });

/** A new password typed twice, as the service takes it beside the token of the link. */
export const newPasswordSchema = (rules: Rules) =>
  v.pipe(
    v.object({
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
    }),
    passwordsMatch(rules),
  );
