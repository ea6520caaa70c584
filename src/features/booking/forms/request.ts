import type { Body } from '@sdk';
import { passportName } from '@/domain/passport';
import { mobileInternational } from '@/domain/phone';
import { roomTypes } from '@/domain/rooms';
import { parseTypedDate } from '@/domain/typed-date';
import { tidy, tidyEmail } from '@/form/rules/text-checks';
import { passportNumber } from './schema';
import type { BookingValues, ContactValues, PassengerValues } from './values';

type BookingRequest = Body<'bookTour'>;
type Title = BookingRequest['contact']['title'];

type RequestFacts = Pick<BookingRequest, 'tour_id' | 'source' | 'locale'>;

/** Returns the request body for the wizard's validated values. */
export function bookingRequest(values: BookingValues, facts: RequestFacts): BookingRequest {
  const note = values.note.trim();
  return {
    tour_id: facts.tour_id,
    itinerary_id: Number(values.itinerary_id),
    contact: contact(values.contact),
    pax: { ...values.pax },
    rooms: roomTypes.filter((type) => values.rooms[type] > 0).map((type) => ({ type, count: values.rooms[type] })),
    passengers: values.passengers.map(passenger),
    ...(note && { note }),
    agree_terms: true,
    source: facts.source,
    locale: facts.locale,
  };
}

function contact(values: ContactValues): BookingRequest['contact'] {
  const last_name = tidy(values.last_name);
  return {
    title: values.title as Title,
    first_name: tidy(values.first_name),
    ...(last_name && { last_name }),
    email: tidyEmail(values.email),
    phone: mobileInternational(values.phone) ?? values.phone,
    city: tidy(values.city),
  };
}

function passenger(values: PassengerValues): BookingRequest['passengers'][number] {
  const last_name = passportName(values.last_name);
  const special_request = values.special_request.trim();
  const isLater = values.passport_later;
  return {
    type: values.type,
    // Children have no title that the service knows.
    ...(values.type === 'adult' && { title: values.title as Title }),
    first_name: passportName(values.first_name),
    ...(last_name && { last_name }),
    dob: parseTypedDate(values.dob),
    nationality: values.nationality,
    passport_number: isLater ? null : passportNumber(values.passport_number),
    passport_expiry: isLater ? null : parseTypedDate(values.passport_expiry),
    ...(special_request && { special_request }),
  };
}

/** Returns the channel of a booking from the address: this site, a shared link, or a counter. */
export const bookingSource = (source: unknown): BookingRequest['source'] =>
  source === 'prebook' || source === 'obs' ? source : 'web';
