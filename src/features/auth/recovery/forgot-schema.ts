import * as v from 'valibot';
import type { Rules } from '@/features/shared/form/rules';

/** The request for a reset link, with the rules of the service (§5). */
export const forgotSchema = (rules: Rules) => v.object({ email: rules.email('email') });
