import type { Profile, ProfileForm } from '@sdk';
import * as v from 'valibot';
import { type DateLocale, todayInJakarta } from '@/domain/dates';
import { phoneReadable } from '@/domain/phone';
import { fieldDate } from '@/domain/typed-date';
import { birthDateOrNothing } from '@/form/rules/birth-date-rules';
import { optional, type Rules } from '@/form/rules/rules';
import { plainCharacters } from '@/lib/text/plain-characters';

export type DetailsValues = ReturnType<typeof detailsOf>;

/** Returns the form's initial values: the profile in the format in which people type it, as the fields read it. */
export function detailsOf(profile: Profile, locale: DateLocale) {
  return {
    first_name: plainCharacters(profile.firstName),
    last_name: plainCharacters(profile.lastName),
    phone: profile.phone ? phoneReadable(profile.phone) : '',
    dob: profile.dob ? fieldDate(profile.dob, locale) : '',
    address: plainCharacters(profile.address ?? ''),
    id_country: profile.id_country === null ? '' : String(profile.id_country),
    id_city: profile.id_city === null ? '' : String(profile.id_city),
  };
}

/** Returns true when a typed value differs from the saved one. */
export function isChanged(values: Partial<DetailsValues>, saved: DetailsValues): boolean {
  return fieldsOf(saved).some((field) => (values[field] ?? saved[field]) !== saved[field]);
}

/**
 * Merges the form's values `now` into the new profile `next`. Fields changed since `before` keep the typed value, all
 * others take the value of `next`.
 */
export function mergeEdits(now: DetailsValues, before: DetailsValues, next: DetailsValues): DetailsValues {
  const result = { ...next };
  for (const field of fieldsOf(next)) if (now[field] !== before[field]) result[field] = now[field];
  // Country and city are merged together, because a city belongs to its country.
  const hasNewLocation = now.id_country !== before.id_country || now.id_city !== before.id_city;
  return hasNewLocation ? { ...result, id_country: now.id_country, id_city: now.id_city } : result;
}

const fieldsOf = (values: DetailsValues) => Object.keys(values) as (keyof DetailsValues)[];

const NAME_MAX = 50;
export const ADDRESS_MAX = 200;

/**
 * Returns the schema of an update request. The request contains only non-empty fields (§5) that differ from `saved`; the
 * others would undo changes that another tab or device saved after this one read the profile.
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
      first_name: changed('first_name', optional(rules.fullName('first_name', NAME_MAX))),
      last_name: changed('last_name', optional(rules.fullName('last_name', NAME_MAX))),
      phone: changed('phone', optional(rules.phone('phone'))),
      dob: changed('dob', birthDateOrNothing(rules, today)),
      address: changed('address', optional(rules.text('address', ADDRESS_MAX))),
      id_country: idOrNothing,
      id_city: idOrNothing,
    }),
    v.transform(({ id_country, id_city, ...rest }): ProfileForm => {
      const isOther = (id: number | undefined, before: string) => id !== undefined && String(id) !== before;
      // The service needs the country of a city, so both are sent together.
      const hasMoved = isOther(id_country, saved.id_country) || isOther(id_city, saved.id_city);
      const sent = hasMoved ? { ...rest, id_country, id_city } : rest;
      return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== ''));
    }),
  );
}

const idOrNothing = v.pipe(
  v.string(),
  v.transform((id) => (id === '' ? undefined : Number(id))),
);
