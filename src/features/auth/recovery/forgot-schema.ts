import * as v from 'valibot';
import type { Rules } from '@/features/shared/form/rules';

/** Who asks for a link, as the service takes it. */
export const forgotSchema = (rules: Rules) => v.object({ email: rules.email('email') });
