import {
  MAX_PARTY,
  type Pax,
  type PaxType,
  payingGuests,
  type Rooms,
  suggestedRooms,
  USUAL_GUESTS,
} from '@/domain/party';
import { fitPassengers } from '@/domain/passengers';

/** One traveller as the form holds it: every text and date as typed. */
export type PassengerValues = {
  type: PaxType;
  title: string;
  first_name: string;
  last_name: string;
  dob: string;
  nationality: string;
  passport_later: boolean;
  passport_number: string;
  passport_expiry: string;
  special_request: string;
};

export type ContactValues = {
  title: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  city: string;
};

/** The whole wizard. Fields that are sent have their names of the API specification, so that its errors find them. */
export type BookingValues = {
  itinerary_id: string;
  pax: Pax;
  rooms: Rooms;
  has_chosen_rooms: boolean;
  contact: ContactValues;
  is_contact_travelling: boolean;
  passengers: PassengerValues[];
  note: string;
  agree_terms: boolean;
  /** A hidden field; a value in it means that a bot filled in the form. */
  fax: string;
};

export const HOME_NATIONALITY = 'ID';

export const blankPassenger = (type: PaxType): PassengerValues => ({
  type,
  title: '',
  first_name: '',
  last_name: '',
  dob: '',
  nationality: HOME_NATIONALITY,
  passport_later: true,
  passport_number: '',
  passport_expiry: '',
  special_request: '',
});
type StartWish = { itineraryId: number | null; adults: number | null };

/** An empty booking. */
export function startValues({ itineraryId, adults }: StartWish): BookingValues {
  const pax = { adult: adults ?? USUAL_GUESTS, child: 0, infant: 0 };
  return {
    itinerary_id: itineraryId ? String(itineraryId) : '',
    pax,
    rooms: suggestedRooms(payingGuests(pax)),
    has_chosen_rooms: false,
    contact: { title: '', first_name: '', last_name: '', email: '', phone: '', city: '' },
    is_contact_travelling: true,
    passengers: fitPassengers([], pax, blankPassenger),
    note: '',
    agree_terms: false,
    fax: '',
  };
}

/** Merges a stored draft into an empty booking; values of another shape than the form expects are left out. */
export function restoredValues(stored: unknown, wish: StartWish): BookingValues {
  const start = startValues(wish);
  const given = overlay(start, stored);
  const values = isPossible(given.pax) ? given : { ...given, pax: start.pax };
  const guests = isRecord(stored) && Array.isArray(stored.passengers) ? stored.passengers : [];
  const passengers = guests.map((one) => overlay(blankPassenger('adult'), one));
  const itinerary_id = wish.itineraryId ? start.itinerary_id : values.itinerary_id;
  return { ...values, itinerary_id, passengers: fitPassengers(passengers, values.pax, blankPassenger) };
}

/** The form itself writes no other heads: at least one adult, and a lap for each infant. */
const isPossible = ({ adult, child, infant }: Pax): boolean =>
  [adult, child, infant].every((count) => count <= MAX_PARTY) && adult >= 1 && infant <= adult;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function overlay<T extends object>(base: T, given: unknown): T {
  if (!isRecord(given)) return base;
  const entries = Object.entries(base).map(([name, fallback]) => [name, overlaid(fallback, given[name])]);
  return Object.fromEntries(entries) as T;
}

function overlaid(fallback: unknown, value: unknown): unknown {
  if (isRecord(fallback)) return overlay(fallback, value);
  if (Array.isArray(fallback) || typeof value !== typeof fallback) return fallback;
  // Every number of the form is a count.
  if (typeof value === 'number' && !(Number.isInteger(value) && value >= 0)) return fallback;
  return value;
}

type PartyChange = { values: BookingValues; removedGuests: PassengerValues[] };

/**
 * The values with these numbers of guests; guests and, until somebody has chosen rooms, the proposed rooms follow. A new
 * guest gets back what was filled in about a removed one, of the same kind first: a child who turns out to be an adult
 * is removed here and added there.
 */
export function withParty(values: BookingValues, asked: Pax, removed: readonly PassengerValues[]): PartyChange {
  // Each infant needs an adult's lap.
  const pax = { ...asked, infant: Math.min(asked.infant, asked.adult) };
  const fitting = fitPassengers(values.passengers, pax, blankPassenger);
  const left = values.passengers.filter((one) => !fitting.includes(one) && isFilled(one));
  const pool = [...left, ...removed];
  const passengers = fitting.map((guest) => {
    if (values.passengers.includes(guest) || pool.length === 0) return guest;
    const same = pool.findIndex(({ type }) => type === guest.type);
    const [back] = pool.splice(Math.max(0, same), 1);
    return { ...guest, ...back, type: guest.type };
  });
  return { values: { ...values, pax, passengers, rooms: roomsOf(values, pax) }, removedGuests: pool };
}

/** The values with one guest counted as another kind, and the place of that guest, since adults stand first. */
export function withGuestType(values: BookingValues, index: number, type: PaxType) {
  const guest = values.passengers[index];
  if (!guest) return { values, index };
  const pax = { ...values.pax };
  pax[guest.type] -= 1;
  pax[type] += 1;
  const changed = { ...guest, type };
  const others = values.passengers.filter((one) => one !== guest);
  const passengers = fitPassengers([...others, changed], pax, blankPassenger);
  return { values: { ...values, pax, passengers, rooms: roomsOf(values, pax) }, index: passengers.indexOf(changed) };
}

/** The chosen rooms, or the rooms proposed for these guests. */
const roomsOf = ({ has_chosen_rooms, rooms }: BookingValues, pax: Pax): Rooms =>
  has_chosen_rooms ? rooms : suggestedRooms(payingGuests(pax));

/** True when these numbers remove a guest with filled-in fields. */
export function losesGuest(passengers: readonly PassengerValues[], pax: Pax): boolean {
  const kept = new Set(fitPassengers(passengers, pax, blankPassenger));
  return passengers.some((one) => !kept.has(one) && isFilled(one));
}

function isFilled(passenger: PassengerValues): boolean {
  const blank = blankPassenger(passenger.type);
  return Object.keys(blank).some((name) => passenger[name as keyof typeof blank] !== blank[name as keyof typeof blank]);
}
