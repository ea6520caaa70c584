import type { Profile } from '@sdk';
import { type DateLocale, formatDate } from '@/domain/dates';
import { phoneReadable } from '@/domain/phone';

export type DetailsValues = ReturnType<typeof detailsOf>;

/** What the form starts with: the profile as a person writes it. */
export function detailsOf(profile: Profile, locale: DateLocale) {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone: profile.phone ? phoneReadable(profile.phone) : '',
    dob: profile.dob ? formatDate(profile.dob, locale) : '',
    address: profile.address ?? '',
    id_country: profile.id_country === null ? '' : String(profile.id_country),
    id_city: profile.id_city === null ? '' : String(profile.id_city),
  };
}

/** Whether something was typed that the profile does not say yet. */
export function isChanged(values: Partial<DetailsValues>, saved: DetailsValues): boolean {
  return fieldsOf(saved).some((field) => (values[field] ?? saved[field]) !== saved[field]);
}

/** Merges `now` into `next`: fields changed since `before` keep the typed value, all others take the one of `next`. */
export function carriedOver(now: DetailsValues, before: DetailsValues, next: DetailsValues): DetailsValues {
  const result = { ...next };
  for (const field of fieldsOf(next)) if (now[field] !== before[field]) result[field] = now[field];
  // A city belongs to its country.
  const hasNewLocation = now.id_country !== before.id_country || now.id_city !== before.id_city;
  return hasNewLocation ? { ...result, id_country: now.id_country, id_city: now.id_city } : result;
}

const fieldsOf = (values: DetailsValues) => Object.keys(values) as (keyof DetailsValues)[];
