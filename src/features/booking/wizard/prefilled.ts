import type { Profile } from '@sdk';
import { type DateLocale, formatDate } from '@/domain/dates';
import { passportName } from '@/domain/passengers';
import { phoneReadable } from '@/domain/phone';
import { parseTypedDate } from '@/domain/typed-date';
import type { BookingValues } from '../forms/booking-values';

/** The contact fields a profile can fill. */
export const profileFields = ['first_name', 'last_name', 'email', 'phone', 'city'] as const;
type ProfileField = (typeof profileFields)[number];

export const nameFields = ['first_name', 'last_name'] as const;
const guestFields = [...nameFields, 'dob'] as const;

/** What a profile says about a booking, as the form writes it; empty where it says nothing. */
export type Known = Record<ProfileField | 'dob', string>;

/** What a profile has put into the contact, and into the first guest its names and birth date, field by field. */
export type Prefilled = Partial<Known>;

export const nothingKnown: Known = { first_name: '', last_name: '', email: '', phone: '', city: '', dob: '' };

/** The profile's part of a booking; the city is known by an id there and comes by its name. */
export function knownBy(profile: Profile | undefined, city: string, locale: DateLocale): Known {
  if (!profile) return nothingKnown;
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: profile.email,
    phone: phoneReadable(profile.phone ?? ''),
    city,
    dob: formatDate(profile.dob ?? '', locale),
  };
}

type Kept = { values: BookingValues; prefilled: string[] };

/**
 * The values as a device may keep them: what came from a profile and nobody has changed is left out, also where the
 * first guest bears it, and is named by its field.
 */
export function withoutProfile(values: BookingValues, prefilled: Prefilled): Kept {
  const own = profileFields.filter((name) => prefilled[name] && prefilled[name] === values.contact[name]);
  const borne: string[] = borneNames(values, prefilled);
  if (values.is_contact_travelling && isSameDay(values.passengers[0]?.dob, prefilled.dob)) borne.push('dob');
  const names = [...own.map((name) => `contact.${name}`), ...borne.map((name) => `passengers.0.${name}`)];
  return { values: withProfile(values, names, nothingKnown), prefilled: names };
}

/** The names of a profile that the first guest bears, also while the contact says another one already. */
export function borneNames({ is_contact_travelling, passengers: [first] }: BookingValues, prefilled: Prefilled) {
  return nameFields.filter((name) => {
    const known = prefilled[name];
    return is_contact_travelling && known && first?.[name] === passportName(known);
  });
}

/** Both are dates, and the same one, in whichever language they are written. */
export function isSameDay(one = '', other = ''): boolean {
  const day = parseTypedDate(one);
  return day !== null && day === parseTypedDate(other);
}

/** The values with the named fields filled in from a profile. */
export function withProfile(values: BookingValues, names: readonly string[], known: Known): BookingValues {
  const contact = { ...values.contact };
  for (const name of profileFields) if (names.includes(`contact.${name}`)) contact[name] = known[name];
  const [first, ...others] = values.passengers.map((one) => ({ ...one }));
  if (!first) return { ...values, contact };
  for (const name of nameFields) if (names.includes(`passengers.0.${name}`)) first[name] = passportName(known[name]);
  if (names.includes('passengers.0.dob')) first.dob = known.dob;
  return { ...values, contact, passengers: [first, ...others] };
}

/** What the profile put into the named fields. */
export function prefilledBy(names: readonly string[], known: Known): Prefilled {
  const places = [
    ...profileFields.map((name) => [name, `contact.${name}`] as const),
    ...guestFields.map((name) => [name, `passengers.0.${name}`] as const),
  ];
  return Object.fromEntries(places.filter(([, place]) => names.includes(place)).map(([name]) => [name, known[name]]));
}
