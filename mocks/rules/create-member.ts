import type { Body } from '@sdk';
import type { Member, State } from '../state/state.ts';
import { hashPassword } from './passwords.ts';

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The member with this email address, ignoring case and surrounding blanks. */
export function findMemberByEmail(state: State, email: string): Member | undefined {
  const key = normalizeEmail(email);
  return Object.values(state.members).find((member) => member.email === key);
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
  state.members[id] = added;
  return added;
}

function formatCardNumber(serial: number): string {
  const [, second, third] = /(\d{4})(\d{4})$/.exec(String(serial).padStart(8, '0')) ?? [];
  return `KLN 8820 ${second} ${third}`;
}
