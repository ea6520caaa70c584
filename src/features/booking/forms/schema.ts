import * as v from 'valibot';
import { bedsIn, headCount, MAX_ROOMS, partyLimit, roomTypes, seatProblem } from '@/domain/party';
import { type Departure, isFull } from '@/domain/tour/departure';
import { isSameId } from '@/lib/is-same-id';
import {
  CITY_MAX,
  chosen,
  emailAddress,
  givenName,
  lastName,
  mobileNumber,
  NOTE_MAX,
  optionalText,
  requiredLine,
  type SchemaContext,
} from './fields';
import { passengerSchema } from './passenger-schema';
import type { BookingValues, PassengerValues } from './values';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Returns the schema of the form: the rules of the API specification and ours, with messages in the page's language.
 */
export function bookingSchema(context: SchemaContext, values: Pick<BookingValues, 'itinerary_id'>) {
  const departure = context.departures.find(({ id }) => isSameId(id, values.itinerary_id));
  const { translate, label } = context;
  const withReturn = { ...context, returnDate: departure?.to };
  return v.object({
    itinerary_id: v.pipe(
      chosen(label('choice.itinerary_id'), translate),
      v.check((id) => id === '' || departure !== undefined, label('departure.gone')),
      v.check(() => !departure || !isFull(departure), label('departure.chosenFull')),
    ),
    pax: paxSchema(departure, context),
    rooms: roomsSchema(context),
    has_chosen_rooms: v.boolean(),
    contact: contactSchema(context),
    is_contact_travelling: v.boolean(),
    passengers: v.array(v.lazy((one) => passengerSchema(one as Partial<PassengerValues> | undefined, withReturn))),
    note: optionalText(label('note'), NOTE_MAX, translate),
    agree_terms: v.pipe(
      v.boolean(),
      v.check((isAgreed) => isAgreed, translate('agree')),
    ),
  });
}

function paxSchema(departure: Departure | undefined, { translate, capacity }: SchemaContext) {
  const party = partyLimit(capacity);
  return v.pipe(
    v.object({ adult: v.pipe(count, v.minValue(1)), child: count, infant: count }),
    v.check((pax) => headCount(pax) <= party, translate('partyLimit', { count: party })),
    v.check(
      (pax) => !departure || seatProblem(departure, pax) !== 'few',
      translate('seatsLeft', { count: departure?.seat ?? 0 }),
    ),
  );
}

function roomsSchema({ label }: SchemaContext) {
  return v.pipe(
    v.object({ twin: count, double: count, triple: count, single: count }),
    v.check((rooms) => bedsIn(rooms) > 0, label('rooms.none')),
    v.check((rooms) => roomTypes.reduce((sum, type) => sum + rooms[type], 0) <= MAX_ROOMS, label('rooms.many')),
  );
}

function contactSchema({ translate, label }: SchemaContext) {
  return v.object({
    title: chosen(label('choice.title'), translate),
    first_name: givenName(label('first_name'), translate),
    last_name: lastName(label('last_name'), translate),
    email: emailAddress(label('email'), translate),
    phone: mobileNumber(label('phone'), translate),
    city: requiredLine(label('city'), CITY_MAX, translate),
  });
}
