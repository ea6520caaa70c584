import { MAX_PARTY, type Pax, payingGuests, suggestedRooms, USUAL_GUESTS } from '@/domain/party';
import { fitPassengers } from '@/domain/passengers';
import { type BookingValues, blankPassenger } from './booking-values';

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
    is_contact_travelling: false,
    passengers: fitPassengers([], pax, blankPassenger),
    note: '',
    agree_terms: false,
    fax: '',
  };
}

/** A stored draft over an empty booking: what has another shape than the form expects is left out. */
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
