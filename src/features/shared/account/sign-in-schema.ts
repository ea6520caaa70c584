import * as v from 'valibot';
import { givenPassword } from '@/features/shared/form/password-rules';
import type { Rules } from '@/features/shared/form/rules';

/** What one signs in with, as the service takes it. */
export const signInSchema = (rules: Rules) =>
  v.object({ email: rules.email('email'), password: givenPassword(rules, 'password') });
