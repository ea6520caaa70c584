import type { Profile } from '@sdk';
import type { DateLocale } from '@/domain/dates';
import { phoneReadable } from '@/domain/phone';
import { fieldDate } from '@/domain/typed-date';
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
