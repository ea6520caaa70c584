import type { OperationId } from '@sdk';
import { type ControlClient, createControlClient, type Fault } from '../../../mocks/control/client.ts';
import type { DepartureChange } from '../../../mocks/state/state.ts';
import { tokenOf as readToken } from '../../../scripts/lib/member-session.ts';
import { profileLocation, testProfile } from '../../support/privacy-rules.ts';
import { recordSecret } from './secrets.ts';

export type { Fault };

export const host = process.env.SERVICE_HOST ?? 'http://localhost:4010';

/** The world of the test that runs now. Each worker process runs one test at a time. */
let currentWorld: string | undefined;

/** Lets `callHost` and `controls` act in a world of the embedded host; undefined for the main one. */
export function enterWorld(name: string | undefined): void {
  currentWorld = name;
}

/** The header that names the world of the test. */
export const worldHeaders = (): Record<string, string> => (currentWorld ? { 'mock-world': currentWorld } : {});

/** Sends a request to the host, in the world of the test. */
export function callHost(
  path: string,
  { headers, ...init }: { method?: string; headers?: object; body?: BodyInit } = {},
) {
  return fetch(host + path, { ...init, headers: { ...headers, ...worldHeaders() } });
}

/** Returns the controls of the world of the test. */
export const controls = (): ControlClient => createControlClient(host, { world: currentWorld });

/** The controls of the main world, which the server of the site uses. */
export const mainControls = createControlClient(host);

/** Returns the calls of a world that violated the API document, each with its violations. */
export async function violationsIn(client: ControlClient): Promise<string[]> {
  const { broken } = await client.status();
  return broken.map(({ path, violations }) => `${path}: ${violations.join(', ')}`);
}

export type NewMember = { email: string; password: string };

/**
 * Registers a separate member for a test, so that tests do not share an account. The profile has all values that a
 * booking takes from it, or with `hasFullProfile: false` no birth date, country and city. Throws when the host refuses
 * the member.
 */
export async function newMember(name: string, { hasFullProfile = true } = {}): Promise<NewMember> {
  const member = { email: `${name}.${crypto.randomUUID().slice(0, 8)}@kelana.example`, password: 'Perjalanan2027' };
  const profile = { first_name: 'Dewi', ...testProfile, dob: hasFullProfile ? testProfile.dob : undefined };
  const response = await callHost('/v1/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...profile, ...member, confirm_password: member.password, agree_terms: true }),
  });
  if (!response.ok) throw new Error(`The member could not be registered: ${await response.text()}`);
  recordSecret('password', member.password);
  recordSecret('profile', member.email);
  if (hasFullProfile) await setLocation(member);
  return member;
}

async function setLocation(member: NewMember): Promise<void> {
  const body = new FormData();
  for (const [field, id] of Object.entries(profileLocation)) body.set(field, String(id));
  const headers = { authorization: `Bearer ${await tokenOf(member)}` };
  const response = await callHost(`/v2/modules/user/update`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The location of the member could not be set: ${await response.text()}`);
}

/** Ends every session of a member. */
export const expireSessions = (member: NewMember) => controls().expireSessions(member.email);

/** Controls the faults of the world of the test, so of all its tabs. The server of the site has none of them. */
export type Faults = {
  /** Makes all calls fail, or only those of an operation; `times` limits the number of failures. */
  add: (fault: Fault) => Promise<unknown>;
  /** Removes the faults of an operation, or all faults. */
  clear: (operationId?: OperationId) => Promise<unknown>;
};

export const faultsOfWorld: Faults = {
  add: (fault) => controls().addFault(fault),
  clear: (operationId) => controls().removeFaults(operationId && { operationId }),
};

/** Returns the links that the host mailed to a member, the latest first. */
export async function mailedLinks(member: Pick<NewMember, 'email'>): Promise<string[]> {
  const outbox = await controls().outbox();
  const links = outbox.flatMap(({ to, link }) => (to === member.email && link ? [link] : [])).reverse();
  for (const link of links) recordSecret('recovery token', new URL(link).searchParams.get('token'));
  return links;
}

/** Signs a member in without a browser and returns the token. */
export const tokenOf = (member: NewMember) => readToken(host, member, worldHeaders());

const ENOUGH_SEATS = 40;

/**
 * Returns the departure of tour 17 with the most seats, and adds seats before the tests take its last ones. Its dates
 * move with the calendar.
 */
export async function departureWithSeats(
  language: 'id' | 'en' = 'id',
): Promise<{ id: number; periode: string; price: number }> {
  const response = await callHost(`/v1/modules/tour/17/itineraries`, { headers: { 'accept-language': language } });
  const { data } = (await response.json()) as {
    data: { id: number; periode: string; seat: number | null; price: number }[];
  };
  const roomiest = data.reduce((best, row) => ((row.seat ?? 0) > (best.seat ?? 0) ? row : best));
  if ((roomiest.seat ?? 0) < ENOUGH_SEATS / 2) await changeDeparture({ id: roomiest.id, seat: ENOUGH_SEATS });
  return { id: roomiest.id, periode: roomiest.periode, price: roomiest.price };
}

/** Changes a departure as the operator does: seats left, price per person, promotions. */
export const changeDeparture = ({ id, ...change }: { id: number } & DepartureChange) =>
  controls().changeDeparture(id, change);

type Reservation = { package: string; reservation_code?: string; payment?: { total: number | null } };

/** Returns the reservations of a member. */
export async function bookingsOf(member: NewMember): Promise<Reservation[]> {
  const token = await tokenOf(member);
  const response = await callHost(`/v1/modules/user/booking-history`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: Reservation[] }).data;
}
