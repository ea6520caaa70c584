import type { ProfileForm } from '@sdk';
import * as v from 'valibot';
import { todayInJakarta } from '@/domain/dates';
import { birthDateOrNothing, yearsBefore } from '@/features/shared/form/birth-date-rules';
import type { Rules } from '@/features/shared/form/rules';
import { profileRequest } from './profile-request';

const NAME_MAX = 50;
export const ADDRESS_MAX = 200;
const LEAST_YEARS = 17;

/** What a member may change, as the request of an update. `savedDob` is the date of birth the service has already. */
export function detailsSchema(rules: Rules, savedDob: string | null, today = todayInJakarta()) {
  // Sign-up takes any age, and a member who is younger must still be able to save the other fields.
  const isTaken = (dob: string | undefined) => !dob || dob === savedDob || dob <= yearsBefore(today, LEAST_YEARS);
  return v.pipe(
    v.object({
      first_name: rules.nameOrNothing('first_name', NAME_MAX),
      last_name: rules.nameOrNothing('last_name', NAME_MAX),
      phone: rules.phoneOrNothing(),
      dob: v.pipe(birthDateOrNothing(rules, today), v.check(isTaken, rules.say('minAge', { n: LEAST_YEARS }))),
      address: rules.textOrNothing('address', ADDRESS_MAX),
      id_country: idOrNothing,
      id_city: idOrNothing,
    }),
    v.transform((details): ProfileForm => profileRequest(details)),
  );
}

const idOrNothing = v.pipe(
  v.string(),
  v.transform((id) => (id === '' ? undefined : Number(id))),
);
