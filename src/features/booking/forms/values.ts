import { fitPassengers } from '@/domain/booking-party';
import { type Pax, type PaxType, seatedGuests } from '@/domain/party';
import { type Rooms, suggestedRooms } from '@/domain/rooms';

export const HOME_NATIONALITY = 'ID';

export const blankPassenger = (type: PaxType) => ({
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

/** The form values of one traveller; texts and dates are stored as typed. */
export type PassengerValues = ReturnType<typeof blankPassenger>;

const blankContact = { title: '', first_name: '', last_name: '', email: '', phone: '', city: '' };

export type ContactValues = typeof blankContact;

/** The values of the wizard. Sent fields have the names of the API specification, so that its field errors match. */
export type BookingValues = ReturnType<typeof startValues>;

type RequestedTrip = { itineraryId: number | null; pax: Pax };

/** Returns the values of an empty booking. */
export function startValues({ itineraryId, pax }: RequestedTrip) {
  return {
    itinerary_id: itineraryId ? String(itineraryId) : '',
    pax,
    rooms: suggestedRooms(seatedGuests(pax)),
    has_chosen_rooms: false,
    contact: { ...blankContact },
    is_contact_travelling: true,
    passengers: fitPassengers([], pax, blankPassenger),
    note: '',
    agree_terms: false,
  };
}

/** Returns a stored booking; fields that were not stored are empty. */
export function restoredValues(stored: Partial<BookingValues>, requestedTrip: RequestedTrip): BookingValues {
  const start = startValues(requestedTrip);
  const values = { ...start, ...stored };
  const passengers = values.passengers.map((one) => ({ ...blankPassenger(one.type), ...one }));
  const itinerary_id = requestedTrip.itineraryId ? start.itinerary_id : values.itinerary_id;
  return { ...values, itinerary_id, passengers: fitPassengers(passengers, values.pax, blankPassenger) };
}

type PartyChange = { values: BookingValues; removedGuests: PassengerValues[] };

/**
 * Returns the values with these numbers of guests. The list of guests is adjusted, and so are the suggested rooms until
 * the visitor chooses rooms. An added guest gets the values of a removed one, preferably of the same type: the visitor
 * may remove a child and add it again as an adult.
 */
export function withParty(values: BookingValues, requested: Pax, removed: readonly PassengerValues[]): PartyChange {
  // Each infant sits on an adult's lap.
  const pax = { ...requested, infant: Math.min(requested.infant, requested.adult) };
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

/** Returns the values with one guest counted as another type, and the guest's new index: adults are sorted first. */
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

/** Returns the chosen rooms, or the rooms suggested for these guests. */
const roomsOf = ({ has_chosen_rooms, rooms }: BookingValues, pax: Pax): Rooms =>
  has_chosen_rooms ? rooms : suggestedRooms(seatedGuests(pax));

/** True if these numbers remove a guest with filled-in fields. */
export function losesGuest(passengers: readonly PassengerValues[], pax: Pax): boolean {
  const remaining = new Set(fitPassengers(passengers, pax, blankPassenger));
  return passengers.some((one) => !remaining.has(one) && isFilled(one));
}

function isFilled(passenger: PassengerValues): boolean {
  const blank = blankPassenger(passenger.type);
  return Object.keys(blank).some((name) => passenger[name as keyof typeof blank] !== blank[name as keyof typeof blank]);
}
