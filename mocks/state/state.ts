import type { Answer, Body, BookingHistory, DeparturePromotion, Itinerary, Profile, Reservation } from '@sdk';
import type { Localized } from '../seed/localized.ts';
import type { StoredMembership } from '../seed/members/member-seed.ts';

export const scenarioNames = [
  'default',
  'empty',
  'zero-points',
  'premium',
  'sold-out',
  'many-bookings',
  'one-language',
  'partly-translated',
  'large',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

export function isScenarioName(value: unknown): value is ScenarioName {
  return scenarioNames.some((name) => name === value);
}

export type Member = {
  id: string;
  /** Lower case, the same as in the profile. */
  email: string;
  passwordHash: string;
  profile: Profile;
  membership: StoredMembership;
  acceptsMarketing: boolean;
};

/** The owner of a token and its expiry in milliseconds since 1970. */
export type TokenGrant = { memberId: string; expiresAt: number };

/** The prices of a departure, in rupiah per person, and its promotions. */
export type BookedPrices = Pick<Itinerary, 'price' | 'child_price' | 'infant_price' | 'promotions'>;

type Booking = {
  memberId: string;
  history: BookingHistory;
  /** Null for seeded bookings, which have no request either. */
  reservation: Reservation | null;
  request: Body<'bookTour'> | null;
  /** The prices that the member agreed to, and when; null where they are not known. */
  agreed: { on: string; prices: BookedPrices } | null;
};

type Enquiry =
  | { kind: 'contact'; receivedAt: string; body: Body<'sendContactMessage'> }
  | { kind: 'mice'; receivedAt: string; body: Body<'bookMice'> }
  | { kind: 'corporate'; receivedAt: string; body: Body<'registerCorporate'> };

type Application = {
  reference: string;
  careerId: number;
  receivedAt: string;
  fields: Omit<Body<'applyForCareer'>, 'cv'>;
  /** The file itself is not stored, because it is personal data that nobody reads here. */
  cv: { type: string; size: number };
};

export type Mail = { id: number; sentAt: string; to: string; subject: string; text: string; link: string | null };

/** `seat` is the seats left at the time of the change, null for seats on request; `price` is in rupiah per person. */
export type DepartureChange = { seat?: number | null; price?: number | null; promotions?: DeparturePromotion[] };

/** The changes of an editor to a row: texts in every language, and prices by itinerary id, in rupiah or on request. */
export type RowEdit = { title?: Localized; description?: Localized; prices?: Record<string, number | null> };

/** The published texts of a row: `at` is when, `isDraft` is only for readers of drafts. */
export type PublishedEdit = Pick<RowEdit, 'title' | 'description'> & { at?: string; isDraft?: boolean };

type Details = Required<Answer<'getBooking'>['data']>;

/** The events of a booking since it was made, newest first; `key` is that of the link for fellow travellers. */
export type TripRecord = Pick<Details, 'proofs' | 'requests' | 'changes' | 'seats_confirmed_on'> & {
  key: string | null;
};

type Upload = { type: string; size: number; base64: string; name: string };

/** Everything that calls change. Plain JSON, so that it can be cloned, compared and stored in a file. */
export type State = {
  scenario: ScenarioName;
  counters: { member: number; mail: number; upload: number };
  members: Record<string, Member>;
  sessions: Record<string, TokenGrant>;
  recoveryTokens: Record<string, TokenGrant>;
  bookings: Booking[];
  /** By reservation code. */
  trips: Record<string, TripRecord>;
  /** Seats sold since the seed, by itinerary id. */
  seatsTaken: Record<string, number>;
  /** Changes of a departure by the operator since the seed, by itinerary id. */
  departures: Record<string, DepartureChange>;
  /** Changes of tours and articles by an editor, by `RowKey`. Published prices are in `departures`. */
  edits: { drafts: Record<string, RowEdit>; published: Record<string, PublishedEdit> };
  /** The code of the reservation by member id and key, `m1:5f0c…`. */
  idempotency: Record<string, string>;
  enquiries: Enquiry[];
  applications: Application[];
  outbox: Mail[];
  uploads: Record<string, Upload>;
};

/** A state without members, before the seed. */
export function emptyState(scenario: ScenarioName): State {
  return {
    scenario,
    counters: { member: 0, mail: 0, upload: 0 },
    members: {},
    sessions: {},
    recoveryTokens: {},
    bookings: [],
    trips: {},
    seatsTaken: {},
    departures: {},
    edits: { drafts: {}, published: {} },
    idempotency: {},
    enquiries: [],
    applications: [],
    outbox: [],
    uploads: {},
  };
}
