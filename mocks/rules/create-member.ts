import type { Body } from '@sdk';
import { membersOf } from '../seed/large/large-size.ts';
import { buildNumberedMember, numberInEmail } from '../seed/large/numbered-member.ts';
import { growthOf } from '../state/scenario-name.ts';
import type { Member, State } from '../state/state.ts';
import { hashPassword } from './passwords.ts';

/** The demo accounts have the first numbers. */
const SEEDED_ACCOUNTS = 3;

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The ids of members by email address. A member keeps the address, so only new members are added. */
const idsByEmail = new WeakMap<State['members'], Map<string, string>>();

/** The member with this email address, ignoring case and surrounding blanks. */
export function findMemberByEmail(state: State, email: string): Member | undefined {
  const key = normalizeEmail(email);
  return state.members[getIds(state).get(key) ?? ''] ?? addNumberedMember(state, key);
}

function getIds({ members }: State): Map<string, string> {
  const ids = idsByEmail.get(members) ?? new Map(Object.values(members).map((member) => [member.email, member.id]));
  idsByEmail.set(members, ids);
  return ids;
}

function store(state: State, member: Member): Member {
  getIds(state).set(member.email, member.id);
  state.members[member.id] = member;
  return member;
}

/** A large scenario has too many members to store them all, so one becomes part of the state when it is looked up. */
function addNumberedMember(state: State, email: string): Member | undefined {
  const factor = growthOf(state.scenario);
  const number = factor > 1 ? numberInEmail(email) : null;
  const isSeeded = number !== null && number > SEEDED_ACCOUNTS && number <= membersOf(factor);
  return isSeeded ? store(state, buildNumberedMember(number)) : undefined;
}

export function getFullName(firstName: string, lastName: string): string {
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
  return store(state, added);
}

function formatCardNumber(serial: number): string {
  const [, second, third] = /(\d{4})(\d{4})$/.exec(String(serial).padStart(8, '0')) ?? [];
  return `KLN 8820 ${second} ${third}`;
}
