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
 * The request of an update. It holds the fields that differ from `saved`: the others would undo what was saved in
 * another tab or on another device since this one read the profile.
 */
export function detailsSchema(rules: Rules, saved: DetailsValues, today = todayInJakarta()) {
  // An unchanged field counts as empty. No rule judges it, so that one the service took long ago never stops the others.
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
