import type { ProfileForm } from '@sdk';
import * as v from 'valibot';
import { todayInJakarta } from '@/domain/dates';
import { birthDateOrNothing } from '@/features/shared/form/rules/birth-date-rules';
import type { Rules } from '@/features/shared/form/rules/rules';
import type { DetailsValues } from './details-values';
import { profileRequest } from './profile-request';

const NAME_MAX = 50;
export const ADDRESS_MAX = 200;

/**
 * Returns the schema of an update request. The request contains only fields that differ from `saved`; the others would
 * undo changes that another tab or device saved after this one read the profile.
 */
export function detailsSchema(rules: Rules, saved: DetailsValues, today = todayInJakarta()) {
  // An unchanged field counts as empty and is not validated, so that an old value that breaks a newer rule does not
  // block the other fields.
  const changed = <Output>(field: keyof DetailsValues, rule: v.GenericSchema<string, Output>) =>
    v.pipe(
      v.string(),
      v.transform((text) => (text === saved[field] ? '' : text)),
      rule,
    );
  return v.pipe(
    v.object({
      first_name: changed('first_name', rules.nameOrNothing('first_name', NAME_MAX)),
      last_name: changed('last_name', rules.nameOrNothing('last_name', NAME_MAX)),
      phone: changed('phone', rules.phoneOrNothing()),
      dob: changed('dob', birthDateOrNothing(rules, today)),
      address: changed('address', rules.textOrNothing('address', ADDRESS_MAX)),
      id_country: idOrNothing,
      id_city: idOrNothing,
    }),
    v.transform((details): ProfileForm => profileRequest(details, saved)),
  );
}

const idOrNothing = v.pipe(
  v.string(),
  v.transform((id) => (id === '' ? undefined : Number(id))),
);
