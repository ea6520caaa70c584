import type { Profile } from '@sdk';
import { passportName } from '@/domain/passengers';
import type { BookingValues } from '../forms/booking-values';

/** The contact fields a profile can fill. */
export const profileFields = ['first_name', 'last_name', 'email', 'phone'] as const;
type ProfileField = (typeof profileFields)[number];

const nameFields = ['first_name', 'last_name'] as const;

/** What a profile has put into the contact, field by field. */
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
  const { contact, passengers, is_contact_travelling } = values;
  const own = profileFields.filter((name) => prefilled[name] && prefilled[name] === contact[name]);
  const copied = nameFields.filter(
    (name) => is_contact_travelling && own.includes(name) && passengers[0]?.[name] === passportName(contact[name]),
  );
  const names = [...own.map((name) => `contact.${name}`), ...copied.map((name) => `passengers.0.${name}`)];
  return { values: withProfile(values, names, profileContact(undefined)), prefilled: names };
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

/** The contact fields among the named ones, with what the profile put there. */
export function prefilledBy(names: readonly string[], known: Record<ProfileField, string>): Prefilled {
  const filled = profileFields.filter((name) => names.includes(`contact.${name}`));
  return Object.fromEntries(filled.map((name) => [name, known[name]]));
}
