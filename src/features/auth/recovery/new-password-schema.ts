import * as v from 'valibot';
import { givenPassword, newPassword, passwordsMatch } from '@/features/shared/form/password-rules';
import type { Rules } from '@/features/shared/form/rules';

/** A new password typed twice, as the service takes it beside the token of the link. */
export const newPasswordSchema = (rules: Rules) =>
  v.pipe(
    v.object({
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
    }),
    passwordsMatch(rules),
  );
