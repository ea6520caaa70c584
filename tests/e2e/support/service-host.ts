import type { OperationId } from '@sdk';
import { tokenOf } from '../../../scripts/lib/member-session.ts';
import { profileMark, profilePlace } from '../../support/privacy-rules.ts';
import { noteSecret } from './secrets.ts';

export const host = process.env.SERVICE_HOST ?? 'http://localhost:4010';

export type NewMember = { email: string; password: string };

/**
 * Registers a member of its own for a test, so that tests do not meet in one account. The profile says all a booking takes
 * from it, unless it is to be `isWhole: false`: then no birth date and no place.
 */
export async function newMember(name: string, { isWhole = true } = {}): Promise<NewMember> {
  const member = { email: `${name}.${crypto.randomUUID().slice(0, 8)}@kelana.example`, password: 'Perjalanan2027' };
  const answer = await post('/v1/auth/register', {
    first_name: 'Dewi',
    ...profileMark,
    dob: isWhole ? profileMark.dob : undefined,
    email: member.email,
    password: member.password,
    confirm_password: member.password,
    agree_terms: true,
  });
  if (!answer.ok) throw new Error(`The member could not be registered: ${await answer.text()}`);
  noteSecret('password', member.password);
  noteSecret('profile', member.email);
  if (isWhole) await giveThePlace(member);
  return member;
}

async function giveThePlace(member: NewMember): Promise<void> {
  const body = new FormData();
  for (const [field, id] of Object.entries(profilePlace)) body.set(field, String(id));
  const headers = { authorization: `Bearer ${await tokenOf(host, member)}` };
  const answer = await fetch(`${host}/v2/modules/user/update`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The member could not be given a place: ${await answer.text()}`);
}

/** Ends every session of a member. */
export async function expireSessions(member: NewMember): Promise<void> {
  const answer = await post('/__mock/expire', { email: member.email });
  if (!answer.ok) throw new Error(`The sessions could not be ended: ${await answer.text()}`);
}

/** A fault of the embedded host; `mocks/README.md` describes the fields. */
export type Fault = {
  operationId?: OperationId;
  times?: number;
  status?: number;
  /** The service's own sentence beside the status. */
  message?: string;
  delayMs?: number;
  network?: true;
  hang?: true;
  emptyBody?: true;
  /** The host handles the request first; the fault then replaces its response. */
  after?: true;
};

/** The faults of the service for one browser, in all its tabs; calls of others do not meet them. */
export type Faults = {
  /** Makes all calls fail or those of an operation, as many as given. */
  add: (fault: Fault) => Promise<void>;
  /** Ends the faults of an operation, or all. */
  clear: (operationId?: OperationId) => Promise<void>;
};

export const faultsOf = (userAgent: string): Faults => ({
  add: (fault) => controlFaults('POST', { ...fault, userAgent }),
  clear: (operationId) => controlFaults('DELETE', { operationId, userAgent }),
});

/** Makes all calls of an operation fail, or as many as given: of every browser, and of the server of the site. */
export const addFault = (fault: Fault & { operationId: OperationId }) => controlFaults('POST', fault);

export const clearFaults = (operationId: OperationId) => controlFaults('DELETE', { operationId });

async function controlFaults(method: string, body: object): Promise<void> {
  const answer = await send(method, '/__mock/faults', body);
  if (!answer.ok) throw new Error(`The fault was not understood: ${await answer.text()}`);
}

/** The links mailed to somebody, the latest first, as the host's outbox shows them. */
export async function mailedLinks(member: Pick<NewMember, 'email'>): Promise<string[]> {
  const outbox = (await (await fetch(`${host}/__mock/outbox`)).json()) as { to: string; link: string | null }[];
  const links = outbox.flatMap(({ to, link }) => (to === member.email && link ? [link] : [])).reverse();
  for (const link of links) noteSecret('recovery token', new URL(link).searchParams.get('token'));
  return links;
}

/** Calls that broke the document since the host started, as the host's log names them. */
export async function violations(): Promise<string[]> {
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

/** The upcoming departures with one to five seats left, the soonest first. */
export async function nearlyFullDepartures(): Promise<Departure[]> {
  const answer = await fetch(`${host}/v1/modules/tour/tours/regional?limit=100`);
  const { data } = (await answer.json()) as {
    data: { id: number; itineraries: { id: number; seat: number | null; status_deleted: boolean }[] }[];
  };
  return data.flatMap((tour) =>
    tour.itineraries
      .filter((row) => !row.status_deleted && row.seat !== null && row.seat >= 1 && row.seat <= 5)
      .map((row) => ({ tourId: tour.id, id: row.id, seat: row.seat as number })),
  );
}

const SEATS_FOR_ALL = 40;

/** The departure of tour 17 that has most seats, which no test uses up; its dates move with the calendar. */
export async function roomyDeparture(): Promise<{ id: number; periode: string; price: number }> {
  const answer = await fetch(`${host}/v1/modules/tour/17/itineraries`);
  const { data } = (await answer.json()) as {
    data: { id: number; periode: string; seat: number | null; price: number }[];
  };
  const roomiest = data.reduce((best, row) => ((row.seat ?? 0) > (best.seat ?? 0) ? row : best));
  if ((roomiest.seat ?? 0) < SEATS_FOR_ALL / 2) await changeDeparture({ id: roomiest.id, seat: SEATS_FOR_ALL });
  return { id: roomiest.id, periode: roomiest.periode, price: roomiest.price };
}

/** The operator changes a departure: the seats that are left from now on, or the price per person. */
export async function changeDeparture(change: { id: number; seat?: number; price?: number }): Promise<void> {
  const answer = await post('/__mock/departures', change);
  if (!answer.ok) throw new Error(`The departure could not be changed: ${await answer.text()}`);
}

/** Somebody else books seats of a departure. */
export async function bookSeats(member: NewMember, departure: Departure, adults: number): Promise<void> {
  const token = await tokenOf(host, member);
  const answer = await fetch(`${host}/v1/modules/tour/tours/booking`, {
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
  if (!answer.ok) throw new Error(`The seats could not be booked: ${await answer.text()}`);
}

type HistoryRow = { package: string; reservation_code?: string; payment?: { total: number | null } };

/** The reservations of a member, as the service counts them. */
export async function bookingsOf(member: NewMember): Promise<HistoryRow[]> {
  const token = await tokenOf(host, member);
  const answer = await fetch(`${host}/v1/modules/user/booking-history`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: HistoryRow[] }).data;
}
