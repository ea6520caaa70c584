import type { Profile } from '@sdk';
import type { DateLocale } from '@/domain/dates';
import { passportName } from '@/domain/passport';
import { phoneReadable } from '@/domain/phone';
import { fieldDate, parseTypedDate } from '@/domain/typed-date';
import { plainCharacters } from '@/lib/text/plain-characters';
import type { BookingValues, PassengerValues } from '../forms/values';

/** The contact fields that a profile can fill in. */
const profileFields = ['first_name', 'last_name', 'email', 'phone', 'city'] as const;
export type ProfileField = (typeof profileFields)[number];

const nameFields = ['first_name', 'last_name'] as const;
const copiedFields = ['title', ...nameFields] as const;
export type ContactName = (typeof copiedFields)[number];

/** The profile's values in the form's formats; empty strings for missing values. */
export type ProfileValues = Record<ProfileField | 'dob', string>;

/** The values filled in from a profile, by field; the birth date belongs to the first guest. */
export type Prefilled = Partial<ProfileValues>;

export const noProfile: ProfileValues = { first_name: '', last_name: '', email: '', phone: '', city: '', dob: '' };

/** Returns the profile's values for a booking. The profile contains only the city's id, so its name is passed in. */
export function profileValuesOf(profile: Profile | undefined, city: string, locale: DateLocale): ProfileValues {
  if (!profile) return noProfile;
  return {
    first_name: plainCharacters(profile.firstName),
    last_name: plainCharacters(profile.lastName),
    email: profile.email,
    phone: phoneReadable(profile.phone ?? ''),
    city: plainCharacters(city),
    dob: fieldDate(profile.dob ?? '', locale),
  };
}

type StoredValues = { values: BookingValues; prefilled: string[] };

/**
 * Returns the values that may be stored on the device. Unchanged profile values are removed, also those copied to the
 * first guest; `prefilled` lists the names of their fields.
 */
export function withoutProfile(values: BookingValues, prefilled: Prefilled): StoredValues {
  const unchanged = profileFields.filter((name) => prefilled[name] && prefilled[name] === values.contact[name]);
  const copied: string[] = copiedNames(values, prefilled);
  if (values.is_contact_travelling && isSameDay(values.passengers[0]?.dob, prefilled.dob)) copied.push('dob');
  const names = [...unchanged.map((name) => `contact.${name}`), ...copied.map((name) => `passengers.0.${name}`)];
  return { values: withProfile(values, names, noProfile), prefilled: names };
}

/** Returns the values with the named fields filled in from a profile. */
export function withProfile(values: BookingValues, names: readonly string[], profile: ProfileValues): BookingValues {
  const contact = { ...values.contact };
  for (const name of profileFields) if (names.includes(`contact.${name}`)) contact[name] = profile[name];
  const guest: Partial<PassengerValues> = {};
  for (const name of nameFields) if (names.includes(`passengers.0.${name}`)) guest[name] = passportName(profile[name]);
  if (names.includes('passengers.0.dob')) guest.dob = profile.dob;
  return withFirstGuest({ ...values, contact }, guest);
}

/** Returns the profile's values of the named fields. */
export function prefilledBy(names: readonly string[], profile: ProfileValues): Prefilled {
  const isNamed = (name: string) => names.includes(`contact.${name}`) || names.includes(`passengers.0.${name}`);
  return pick(profile, [...profileFields, 'dob' as const].filter(isNamed));
}

/**
 * Returns the values with the contact's title and name copied to the first guest (passport spelling) if they travel.
 */
function withContactName(values: BookingValues, names: readonly ContactName[]): BookingValues {
  if (!values.is_contact_travelling) return values;
  return withFirstGuest(values, Object.fromEntries(names.map((name) => [name, copyOf(values.contact, name)])));
}

const copyOf = (contact: BookingValues['contact'], name: ContactName) =>
  name === 'title' ? contact.title : passportName(contact[name]);

/** Returns the first guest's name fields that are empty or copied from the contact, not those typed differently. */
export function contactFollowers({ contact, passengers: [first] }: BookingValues): ContactName[] {
  return copiedFields.filter((name) => !first?.[name] || first[name] === copyOf(contact, name));
}

/** Returns the first guest's name fields that equal the profile's, even if the contact's name was changed since. */
function copiedNames({ is_contact_travelling, passengers: [first] }: BookingValues, prefilled: Prefilled) {
  return nameFields.filter((name) => {
    const profileValue = prefilled[name];
    return is_contact_travelling && profileValue && first?.[name] === passportName(profileValue);
  });
}

/** True if the first guest still has the name copied from the contact. */
function isContactCopied({ is_contact_travelling, contact, passengers: [first] }: BookingValues): boolean {
  return is_contact_travelling && nameFields.every((name) => first?.[name] === copyOf(contact, name));
}

type Filled = { values: BookingValues; prefilled: Prefilled };

/**
 * Sets the first guest's birth date from the profile if the contact travels and is the signed-in member, and removes it
 * if the contact is another person. Only an empty date or one equal to `replaceable` is replaced; any other date was
 * typed.
 */
function withBirthDate({ values, prefilled }: Filled, profile: ProfileValues, replaceable = prefilled.dob): Filled {
  const typed = values.passengers[0]?.dob ?? '';
  const canReplace = typed === '' || isSameDay(typed, replaceable);
  if (!values.is_contact_travelling || !canReplace) return { values, prefilled };
  const dob = isMember(values.contact, prefilled) ? profile.dob : '';
  return { values: withFirstGuest(values, { dob }), prefilled: { ...prefilled, dob } };
}

/** True if the contact is the member; without this check, another contact would get the member's birth date. */
function isMember(contact: BookingValues['contact'], { first_name, last_name = '' }: Prefilled): boolean {
  return contact.first_name === first_name && contact.last_name === last_name;
}

/** Returns the values with the contact as the first guest: title, name and, for a member, the birth date are copied. */
export function contactTravels(values: BookingValues, prefilled: Prefilled, profile: ProfileValues): Filled {
  const { first_name = '', dob } = values.passengers[0] ?? {};
  const travelling = { ...values, is_contact_travelling: true };
  const isOther = first_name !== '' && passportName(first_name) !== passportName(values.contact.first_name);
  // A date typed beside another name belongs to another guest, so the member's date replaces it if the profile has one.
  const replaceable = isOther && profile.dob !== '' && isMember(values.contact, prefilled) ? dob : prefilled.dob;
  const named = withContactName(travelling, copiedFields);
  return withBirthDate({ values: named, prefilled }, profile, replaceable);
}

/**
 * Returns the values for a contact person outside the group: the first guest's title and name are cleared even if
 * typed, but a typed birth date stays.
 */
export function contactStays(values: BookingValues, prefilled: Prefilled): BookingValues {
  const isCopied = isSameDay(values.passengers[0]?.dob, prefilled.dob);
  const blank = { title: '', first_name: '', last_name: '', ...(isCopied && { dob: '' }) };
  return withFirstGuest({ ...values, is_contact_travelling: false }, blank);
}

/** Returns the values after the contact step: the named fields of the first guest are copied from the contact. */
export function followContact(filled: Filled, profile: ProfileValues, names: readonly ContactName[]): Filled {
  return withBirthDate({ ...filled, values: withContactName(filled.values, names) }, profile);
}

/**
 * Fills in the contact from the profile; `noProfile` removes the values of an earlier profile. Only empty fields and
 * values of the earlier profile change; typed values stay. The first guest's name is updated if it was copied from the
 * contact.
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
  // Names copied from a profile follow the contact, even if the contact was changed before.
  const followers = isContactCopied(values) ? nameFields : copiedNames(values, earlier);
  // A date typed before the sign-in counts as typed, even if it equals the profile's date.
  return withBirthDate({ values: withContactName(next, followers), prefilled }, profile, earlier.dob ?? '');
}

const pick = (profile: ProfileValues, names: readonly (keyof ProfileValues)[]) =>
  Object.fromEntries(names.map((name) => [name, profile[name]]));

/** True if both texts are the same date, in either language. */
function isSameDay(one = '', other = ''): boolean {
  const day = parseTypedDate(one);
  return day !== null && day === parseTypedDate(other);
}

function withFirstGuest(values: BookingValues, change: Partial<PassengerValues>): BookingValues {
  const [first, ...others] = values.passengers;
  return first ? { ...values, passengers: [{ ...first, ...change }, ...others] } : values;
}
