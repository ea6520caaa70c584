import type { Body, Profile, ProfileForm } from '@sdk';
import type { MessageKey } from '../messages/messages.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import type { Member, State } from '../state/state.ts';
import { ageOn } from './jakarta-day.ts';
import { hashPassword } from './passwords.ts';

/** Minimum age of a member. */
const MIN_MEMBER_AGE = 17;
/** A higher age counts as a typing mistake. */
export const MAX_AGE = 110;

/** The problem with a member's date of birth on a given day, or null. */
export function birthDateProblem(dob: string | undefined, today: string): MessageKey | null {
  if (dob === undefined) return null;
  if (dob >= today) return 'birthDateInFuture';
  const age = ageOn(dob, today);
  if (age < MIN_MEMBER_AGE) return 'memberTooYoung';
  return age > MAX_AGE ? 'birthDateTooEarly' : null;
}

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The member with this email address, ignoring case and surrounding blanks. */
export function findMemberByEmail(state: State, email: string): Member | undefined {
  const key = normalizeEmail(email);
  return Object.values(state.members).find((member) => member.email === key);
}

function getFullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim();
}

/** A newly registered member: no points, no photo, not premium. The id is assigned by `addMember`. */
export async function createMember(body: Body<'register'>): Promise<Omit<Member, 'id'>> {
  const email = normalizeEmail(body.email);
  const firstName = body.first_name.trim();
  const lastName = (body.last_name ?? '').trim();
  return {
    email,
    passwordHash: await hashPassword(body.password),
    acceptsMarketing: body.marketing ?? false,
    profile: {
      address: null,
      dob: body.dob ?? null,
      email,
      firstName,
      lastName,
      fullname: getFullName(firstName, lastName),
      id_city: null,
      id_country: null,
      is_member_premium: false,
      phone: body.phone,
      profile_pic_url: null,
    },
    membership: { card: { point: 0, number: '', first_name: firstName, last_name: lastName }, history: [] },
  };
}

/** Adds a member to the state under a new id, with the next card number. */
export function addMember(state: State, member: Omit<Member, 'id'>): Member {
  state.counters.member += 1;
  const serial = state.counters.member;
  const id = `m${serial}`;
  const card = { ...member.membership.card, number: formatCardNumber(serial) };
  const added = { ...member, id, membership: { ...member.membership, card } };
  state.members[id] = added;
  return added;
}

function formatCardNumber(serial: number): string {
  const [, second, third] = /(\d{4})(\d{4})$/.exec(String(serial).padStart(8, '0')) ?? [];
  return `KLN 8820 ${second} ${third}`;
}

type Locations = Pick<Catalogue, 'countries' | 'cities' | 'today'>;

/** The refused fields of a profile update with their reasons; empty when it is allowed. */
export function findProfileProblems(
  profile: Profile,
  form: ProfileForm,
  locations: Locations,
): Record<string, MessageKey> {
  const problems: Record<string, MessageKey> = {};
  // An unchanged date of birth is accepted, because the member may have joined before the age rule.
  const dob = form.dob === profile.dob ? null : birthDateProblem(form.dob, locations.today);
  if (dob) problems.dob = dob;
  const countryId = form.id_country ?? profile.id_country;
  const country = locations.countries.find(({ id }) => id === countryId);
  if (form.id_country !== undefined && !country) problems.id_country = 'countryUnknown';
  if (form.id_city === undefined) return problems;
  const city = locations.cities.find(({ pkId }) => pkId === form.id_city);
  if (!city) problems.id_city = 'cityUnknown';
  else if (country && city.countryCode !== country.countryCode) problems.id_city = 'cityElsewhere';
  else if (!country && !problems.id_country) problems.id_city = 'cityElsewhere';
  return problems;
}

/** The profile with only the given fields changed; a city of another country is cleared. */
export function updateProfile(profile: Profile, form: ProfileForm, locations: Locations): Profile {
  const firstName = form.first_name ?? profile.firstName;
  const lastName = form.last_name ?? profile.lastName;
  const id_country = form.id_country ?? profile.id_country;
  const country = locations.countries.find(({ id }) => id === id_country);
  const city = locations.cities.find(({ pkId }) => pkId === (form.id_city ?? profile.id_city));
  return {
    ...profile,
    firstName,
    lastName,
    fullname: getFullName(firstName, lastName),
    phone: form.phone ?? profile.phone,
    dob: form.dob ?? profile.dob,
    address: form.address ?? profile.address,
    id_country,
    id_city: city && city.countryCode === country?.countryCode ? city.pkId : null,
  };
}
