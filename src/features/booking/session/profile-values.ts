import type { Profile } from '@sdk';
import { type DateLocale, formatDate } from '@/domain/dates';
import { passportName } from '@/domain/passengers';
import { phoneReadable } from '@/domain/phone';
import { parseTypedDate } from '@/domain/typed-date';
import type { BookingValues, PassengerValues } from '../forms/values';

/** The contact fields a profile can fill. */
export const profileFields = ['first_name', 'last_name', 'email', 'phone', 'city'] as const;
export type ProfileField = (typeof profileFields)[number];

const nameFields = ['first_name', 'last_name'] as const;
const copiedFields = ['title', ...nameFields] as const;
export type ContactName = (typeof copiedFields)[number];

/** The profile's values in the shape of the form; empty where the profile has none. */
export type ProfileValues = Record<ProfileField | 'dob', string>;

/** The values that a profile has filled in, by field; the date of birth belongs to the first guest. */
export type Prefilled = Partial<ProfileValues>;

export const noProfile: ProfileValues = { first_name: '', last_name: '', email: '', phone: '', city: '', dob: '' };

/** The profile's part of a booking; the profile holds the city's id, so its name is given here. */
export function profileValuesOf(profile: Profile | undefined, city: string, locale: DateLocale): ProfileValues {
  if (!profile) return noProfile;
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: profile.email,
    phone: phoneReadable(profile.phone ?? ''),
    city,
    dob: formatDate(profile.dob ?? '', locale),
  };
}

type StoredValues = { values: BookingValues; prefilled: string[] };

/**
 * The values as a device may keep them: unchanged profile values are left out, also where they were copied to the first
 * guest, and are named by their field.
 */
export function withoutProfile(values: BookingValues, prefilled: Prefilled): StoredValues {
  const own = profileFields.filter((name) => prefilled[name] && prefilled[name] === values.contact[name]);
  const copied: string[] = copiedNames(values, prefilled);
  if (values.is_contact_travelling && isSameDay(values.passengers[0]?.dob, prefilled.dob)) copied.push('dob');
  const names = [...own.map((name) => `contact.${name}`), ...copied.map((name) => `passengers.0.${name}`)];
  return { values: withProfile(values, names, noProfile), prefilled: names };
}

/** The values with the named fields filled in from a profile. */
export function withProfile(values: BookingValues, names: readonly string[], profile: ProfileValues): BookingValues {
  const contact = { ...values.contact };
  for (const name of profileFields) if (names.includes(`contact.${name}`)) contact[name] = profile[name];
  const guest: Partial<PassengerValues> = {};
  for (const name of nameFields) if (names.includes(`passengers.0.${name}`)) guest[name] = passportName(profile[name]);
  if (names.includes('passengers.0.dob')) guest.dob = profile.dob;
  return withFirstGuest({ ...values, contact }, guest);
}

/** The profile's values of the named fields. */
export function prefilledBy(names: readonly string[], profile: ProfileValues): Prefilled {
  const paths = [
    ...profileFields.map((name) => [name, `contact.${name}`] as const),
    ...[...nameFields, 'dob' as const].map((name) => [name, `passengers.0.${name}`] as const),
  ];
  return Object.fromEntries(paths.filter(([, path]) => names.includes(path)).map(([name]) => [name, profile[name]]));
}

/** The values with the contact's title and name, as a passport prints them, for the first guest when they travel. */
function withContactName(values: BookingValues, names: readonly ContactName[]): BookingValues {
  if (!values.is_contact_travelling) return values;
  return withFirstGuest(values, Object.fromEntries(names.map((name) => [name, copyOf(values.contact, name)])));
}

const copyOf = (contact: BookingValues['contact'], name: ContactName) =>
  name === 'title' ? contact.title : passportName(contact[name]);

/** The names of the first guest that are empty or the contact's own: one typed as in the passport is not among them. */
export function contactFollowers({ contact, passengers: [first] }: BookingValues): ContactName[] {
  return copiedFields.filter((name) => !first?.[name] || first[name] === copyOf(contact, name));
}

/** The names of a profile that the first guest has, also while the contact says another one already. */
function copiedNames({ is_contact_travelling, passengers: [first] }: BookingValues, prefilled: Prefilled) {
  return nameFields.filter((name) => {
    const given = prefilled[name];
    return is_contact_travelling && given && first?.[name] === passportName(given);
  });
}

/** The first guest still has the contact's name as it was copied. */
function isContactCopied({ is_contact_travelling, contact, passengers: [first] }: BookingValues): boolean {
  return is_contact_travelling && nameFields.every((name) => first?.[name] === copyOf(contact, name));
}

type Filled = { values: BookingValues; prefilled: Prefilled };

/**
 * Gives the first guest the birth date of the profile while its member is the contact and travels, and takes it away
 * again where somebody else is the contact by now. Only an empty date or `replaceable` gives way: any other was typed.
 */
function withBirthDate({ values, prefilled }: Filled, profile: ProfileValues, replaceable = prefilled.dob): Filled {
  const typed = values.passengers[0]?.dob ?? '';
  const canReplace = typed === '' || isSameDay(typed, replaceable);
  if (!values.is_contact_travelling || !canReplace) return { values, prefilled };
  const dob = isMember(values.contact, prefilled) ? profile.dob : '';
  return { values: withFirstGuest(values, { dob }), prefilled: { ...prefilled, dob } };
}

/** The contact is the member: without this check, the member's birth date would go to anybody they book for. */
function isMember(contact: BookingValues['contact'], { first_name, last_name = '' }: Prefilled): boolean {
  return contact.first_name === first_name && contact.last_name === last_name;
}

/** The contact becomes the first guest: title, name and, for a member, the birth date are copied. */
export function contactTravels(values: BookingValues, prefilled: Prefilled, profile: ProfileValues): Filled {
  const { first_name = '', dob } = values.passengers[0] ?? {};
  const travelling = { ...values, is_contact_travelling: true };
  const isOther = first_name !== '' && passportName(first_name) !== passportName(values.contact.first_name);
  // A date typed beside another name was another guest's; it stays where the profile has none to replace it with.
  const replaceable = isOther && profile.dob !== '' && isMember(values.contact, prefilled) ? dob : prefilled.dob;
  const named = withContactName(travelling, copiedFields);
  return withBirthDate({ values: named, prefilled }, profile, replaceable);
}

/** The contact stays at home: title and name leave the first guest, also typed ones; a typed birth date stays. */
export function contactStays(values: BookingValues, prefilled: Prefilled): BookingValues {
  const isCopied = isSameDay(values.passengers[0]?.dob, prefilled.dob);
  const blank = { title: '', first_name: '', last_name: '', ...(isCopied && { dob: '' }) };
  return withFirstGuest({ ...values, is_contact_travelling: false }, blank);
}

/** After the contact step: the named fields of the first guest follow the contact. */
export function followContact(filled: Filled, profile: ProfileValues, names: readonly ContactName[]): Filled {
  return withBirthDate({ ...filled, values: withContactName(filled.values, names) }, profile);
}

/**
 * Fills the contact from the profile (`noProfile` takes an earlier one away). Only empty fields and values of the
 * earlier profile change; typed ones stay. The first guest follows where the contact's name had been copied.
 */
export function fillContact({ values, prefilled: earlier }: Filled, profile: ProfileValues): Filled {
  const { contact } = values;
  const isFree = (name: ProfileField) => ['', earlier[name]].includes(contact[name]);
  // The profile's last name beside a typed first name would name a person who does not exist.
  const isStranger = !isFree('first_name') && profile.last_name !== contact.last_name;
  const filled = { ...profile, ...(isStranger && { last_name: '' }) };
  const free = profileFields.filter(isFree);
  const prefilled = profile === noProfile ? {} : pick(filled, free);
  const next = { ...values, contact: { ...contact, ...pick(filled, free) } };
  // Names copied from a profile follow the contact, also where the contact was changed before.
  const followers = isContactCopied(values) ? nameFields : copiedNames(values, earlier);
  // A date that a visitor typed before signing in may be the profile's own, and is still theirs.
  return withBirthDate({ values: withContactName(next, followers), prefilled }, profile, earlier.dob ?? '');
}

const pick = (profile: ProfileValues, names: readonly ProfileField[]) =>
  Object.fromEntries(names.map((name) => [name, profile[name]]));

/** Both are dates, and the same one, in whichever language they are written. */
function isSameDay(one = '', other = ''): boolean {
  const day = parseTypedDate(one);
  return day !== null && day === parseTypedDate(other);
}

function withFirstGuest(values: BookingValues, change: Partial<PassengerValues>): BookingValues {
  const [first, ...others] = values.passengers;
  return first ? { ...values, passengers: [{ ...first, ...change }, ...others] } : values;
}
