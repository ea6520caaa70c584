import type { Profile } from '@sdk';
import { passportName } from '@/domain/passengers';
import type { BookingValues } from '../forms/booking-values';

/** The contact fields a profile can fill. */
export const profileFields = ['first_name', 'last_name', 'email', 'phone'] as const;
type ProfileField = (typeof profileFields)[number];

export const nameFields = ['first_name', 'last_name'] as const;

/** What a profile has put into the contact, and with its names into the first guest, field by field. */
export type Prefilled = Partial<Record<ProfileField, string>>;

/** What a profile says about a contact; empty where it says nothing. */
export function profileContact(profile: Profile | undefined): Record<ProfileField, string> {
  return {
    first_name: profile?.firstName ?? '',
    last_name: profile?.lastName ?? '',
    email: profile?.email ?? '',
    phone: profile?.phone ?? '',
  };
}

type Kept = { values: BookingValues; prefilled: string[] };

/**
 * The values as a device may keep them: what came from a profile and nobody has changed is left out, also where the
 * first guest bears it, and is named by its field.
 */
export function withoutProfile(values: BookingValues, prefilled: Prefilled): Kept {
  const own = profileFields.filter((name) => prefilled[name] && prefilled[name] === values.contact[name]);
  const borne = borneNames(values, prefilled);
  const names = [...own.map((name) => `contact.${name}`), ...borne.map((name) => `passengers.0.${name}`)];
  return { values: withProfile(values, names, profileContact(undefined)), prefilled: names };
}

/** The names of a profile that the first guest bears, also while the contact says another one already. */
export function borneNames({ is_contact_travelling, passengers: [first] }: BookingValues, prefilled: Prefilled) {
  return nameFields.filter((name) => {
    const known = prefilled[name];
    return is_contact_travelling && known && first?.[name] === passportName(known);
  });
}

/** The values with the named fields filled in from a profile. */
export function withProfile(
  values: BookingValues,
  names: readonly string[],
  known: Record<ProfileField, string>,
): BookingValues {
  const contact = { ...values.contact };
  for (const name of profileFields) if (names.includes(`contact.${name}`)) contact[name] = known[name];
  const [first, ...others] = values.passengers.map((one) => ({ ...one }));
  if (!first) return { ...values, contact };
  for (const name of nameFields) if (names.includes(`passengers.0.${name}`)) first[name] = passportName(known[name]);
  return { ...values, contact, passengers: [first, ...others] };
}

/** What the profile put into the named fields. */
export function prefilledBy(names: readonly string[], known: Record<ProfileField, string>): Prefilled {
  const filled = profileFields.filter((name) =>
    ['contact', 'passengers.0'].some((place) => names.includes(`${place}.${name}`)),
  );
  return Object.fromEntries(filled.map((name) => [name, known[name]]));
}
