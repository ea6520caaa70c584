import type { OperationId } from '@sdk';
import { tokenOf } from '../../../scripts/lib/member-session.ts';
import { profileLocation, testProfile } from '../../support/privacy-rules.ts';
import { recordSecret } from './secrets.ts';

export const host = process.env.SERVICE_HOST ?? 'http://localhost:4010';

export type NewMember = { email: string; password: string };

/**
 * Registers a separate member for a test, so that tests do not share an account. The profile has all values that a
 * booking takes from it, or with `hasFullProfile: false` no birth date, country and city. Throws when the host refuses
 * the member.
 */
export async function newMember(name: string, { hasFullProfile = true } = {}): Promise<NewMember> {
  const member = { email: `${name}.${crypto.randomUUID().slice(0, 8)}@kelana.example`, password: 'Perjalanan2027' };
  const response = await post('/v1/auth/register', {
    first_name: 'Dewi',
    ...testProfile,
    dob: hasFullProfile ? testProfile.dob : undefined,
    email: member.email,
    password: member.password,
    confirm_password: member.password,
    agree_terms: true,
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
  const headers = { authorization: `Bearer ${await tokenOf(host, member)}` };
  const response = await fetch(`${host}/v2/modules/user/update`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The location of the member could not be set: ${await response.text()}`);
}

/** Ends every session of a member. */
export async function expireSessions(member: NewMember): Promise<void> {
  const response = await post('/__mock/expire', { email: member.email });
  if (!response.ok) throw new Error(`The sessions could not be ended: ${await response.text()}`);
}

/** A fault of the embedded host; `mocks/README.md` describes the fields. */
export type Fault = {
  operationId?: OperationId;
  times?: number;
  status?: number;
  /** The message of the service in the body. */
  message?: string;
  delayMs?: number;
  network?: true;
  hang?: true;
  emptyBody?: true;
  /** The host handles the request first; the fault then replaces its response. */
  after?: true;
};

/** Controls the faults of the service for one browser, in all its tabs. Calls of other browsers have no faults. */
export type Faults = {
  /** Makes all calls fail, or only those of an operation; `times` limits the number of failures. */
  add: (fault: Fault) => Promise<void>;
  /** Removes the faults of an operation, or all faults. */
  clear: (operationId?: OperationId) => Promise<void>;
};

/** Returns the faults of the browser with this user agent. */
export const faultsOf = (userAgent: string): Faults => ({
  add: (fault) => controlFaults('POST', { ...fault, userAgent }),
  clear: (operationId) => controlFaults('DELETE', { operationId, userAgent }),
});

/** Makes the calls of an operation fail for every browser and the server of the site; `times` limits the failures. */
export const addFault = (fault: Fault & { operationId: OperationId }) => controlFaults('POST', fault);

/** Removes the faults of an operation that `addFault` added. */
export const clearFaults = (operationId: OperationId) => controlFaults('DELETE', { operationId });

async function controlFaults(method: string, body: object): Promise<void> {
  const response = await send(method, '/__mock/faults', body);
  if (!response.ok) throw new Error(`The faults could not be changed: ${await response.text()}`);
}

/** Returns the links that the host mailed to a member, the latest first. */
export async function mailedLinks(member: Pick<NewMember, 'email'>): Promise<string[]> {
  const outbox = (await (await fetch(`${host}/__mock/outbox`)).json()) as { to: string; link: string | null }[];
  const links = outbox.flatMap(({ to, link }) => (to === member.email && link ? [link] : [])).reverse();
  for (const link of links) recordSecret('recovery token', new URL(link).searchParams.get('token'));
  return links;
}

/** Returns the calls that violated the API document since the host started, each with its violations. */
export async function listViolations(): Promise<string[]> {
  const { broken } = (await (await fetch(`${host}/__mock`)).json()) as {
    broken: { path: string; violations: string[] }[];
  };
  return broken.map((call) => `${call.path}: ${call.violations.join(', ')}`);
}

const post = (path: string, body: unknown) => send('POST', path, body);

function send(method: string, path: string, body: unknown): Promise<Response> {
  return fetch(host + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export type Departure = { tourId: number; id: number; seat: number };

/**
 * Returns the departures with one to five seats left, among the next departures that the tour list contains for each
 * tour. The order is that of the list: first the tour that leaves soonest, with its departures by date.
 */
export async function nearlyFullDepartures(): Promise<Departure[]> {
  const response = await fetch(`${host}/v1/modules/tour/tours/regional?limit=100`);
  const { data } = (await response.json()) as {
    data: { id: number; itineraries: { id: number; seat: number | null; status_deleted: boolean }[] }[];
  };
  return data.flatMap((tour) =>
    tour.itineraries
      .filter((row) => !row.status_deleted && row.seat !== null && row.seat >= 1 && row.seat <= 5)
      .map((row) => ({ tourId: tour.id, id: row.id, seat: row.seat as number })),
  );
}

const ENOUGH_SEATS = 40;

/**
 * Returns the departure of tour 17 with the most seats, and adds seats before the tests take its last ones. Its dates
 * move with the calendar.
 */
export async function departureWithSeats(
  language: 'id' | 'en' = 'id',
): Promise<{ id: number; periode: string; price: number }> {
  const response = await fetch(`${host}/v1/modules/tour/17/itineraries`, { headers: { 'accept-language': language } });
  const { data } = (await response.json()) as {
    data: { id: number; periode: string; seat: number | null; price: number }[];
  };
  const roomiest = data.reduce((best, row) => ((row.seat ?? 0) > (best.seat ?? 0) ? row : best));
  if ((roomiest.seat ?? 0) < ENOUGH_SEATS / 2) await changeDeparture({ id: roomiest.id, seat: ENOUGH_SEATS });
  return { id: roomiest.id, periode: roomiest.periode, price: roomiest.price };
}

/** Changes a departure as the operator does: `seat` is the number of seats left, `price` the price per person. */
export async function changeDeparture(change: { id: number; seat?: number; price?: number }): Promise<void> {
  const response = await post('/__mock/departures', change);
  if (!response.ok) throw new Error(`The departure could not be changed: ${await response.text()}`);
}

/** Books seats of a departure for another member. */
export async function bookSeats(member: NewMember, departure: Departure, adults: number): Promise<void> {
  const token = await tokenOf(host, member);
  const response = await fetch(`${host}/v1/modules/tour/tours/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      tour_id: departure.tourId,
      itinerary_id: departure.id,
      contact: { title: 'Mr', first_name: 'Budi', email: member.email, phone: '+6281234567891', city: 'Bandung' },
      pax: { adult: adults, child: 0, infant: 0 },
      rooms: [{ type: 'twin', count: 1 }],
      passengers: Array.from({ length: adults }, () => ({
        type: 'adult',
        title: 'Mr',
        first_name: 'Budi',
        dob: '1980-05-14',
        nationality: 'ID',
      })),
      agree_terms: true,
      source: 'web',
      locale: 'id',
    }),
  });
  if (!response.ok) throw new Error(`The seats could not be booked: ${await response.text()}`);
}

type Reservation = { package: string; reservation_code?: string; payment?: { total: number | null } };

/** Returns the reservations of a member. */
export async function bookingsOf(member: NewMember): Promise<Reservation[]> {
  const token = await tokenOf(host, member);
  const response = await fetch(`${host}/v1/modules/user/booking-history`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: Reservation[] }).data;
}
