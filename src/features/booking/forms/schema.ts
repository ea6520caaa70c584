import * as v from 'valibot';
import { partyLimit, seatProblem } from '@/domain/booking-party';
import { birthProblem } from '@/domain/guest-ages';
import { headCount } from '@/domain/party';
import { passportName } from '@/domain/passport';
import { bedsIn, MAX_ROOMS, roomTypes } from '@/domain/rooms';
import { type Departure, isFull } from '@/domain/tour/departure';
import { parseTypedDate } from '@/domain/typed-date';
import { blankOr, optional, ruleMessages, textRules } from '@/form/rules/rules';
import type { Translate } from '@/i18n/translate';
import { isSameId } from '@/lib/is-same-id';
import type { BookingValues, PassengerValues } from './values';

/** Data that the rules of the booking form need besides the form values. */
export type SchemaContext = {
  /** Returns a message of the booking: `field.<name>` is a field's label, `choice.<name>` its noun ('a title'). */
  t: Translate;
  departures: readonly Departure[];
  /** Seats in a group of the tour; null if the service sends no number. */
  capacity: number | null;
  today: string;
};

const NAME_MAX = 50;
const CITY_MAX = 100;
export const NOTE_MAX = 2000;
export const REQUEST_MAX = 500;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Returns the schema of the form: the rules of the API specification and ours, with messages in the page's language.
 */
export function bookingSchema(context: SchemaContext, values: Pick<BookingValues, 'itinerary_id'>) {
  const { t, departures, capacity } = context;
  const departure = departures.find(({ id }) => isSameId(id, values.itinerary_id));
  const party = partyLimit(capacity);
  const rules = textRules(ruleMessages(t));
  return v.object({
    itinerary_id: v.pipe(
      chosen('itinerary_id', t),
      v.check((id) => id === '' || departure !== undefined, t('departure.gone')),
      v.check(() => !departure || !isFull(departure), t('departure.chosenFull')),
    ),
    pax: v.pipe(
      v.object({ adult: v.pipe(count, v.minValue(1)), child: count, infant: count }),
      v.check((pax) => headCount(pax) <= party, t('validation:partyLimit', { count: party })),
      v.check(
        (pax) => !departure || seatProblem(departure, pax) !== 'few',
        t('validation:seatsLeft', { count: departure?.seat ?? 0 }),
      ),
    ),
    rooms: v.pipe(
      v.object({ twin: count, double: count, triple: count, single: count }),
      v.check((rooms) => bedsIn(rooms) > 0, t('rooms.none')),
      v.check((rooms) => roomTypes.reduce((sum, type) => sum + rooms[type], 0) <= MAX_ROOMS, t('rooms.many')),
    ),
    has_chosen_rooms: v.boolean(),
    contact: v.object({
      title: chosen('title', t),
      first_name: rules.fullName('first_name', NAME_MAX),
      // The last name may be empty, because many Indonesians have one name.
      last_name: optional(rules.fullName('last_name', NAME_MAX)),
      email: rules.email('email'),
      phone: rules.phone('phone'),
      city: rules.line('city', CITY_MAX),
    }),
    is_contact_travelling: v.boolean(),
    passengers: v.array(
      v.lazy((one) => passengerSchema(one as Partial<PassengerValues> | undefined, departure, context)),
    ),
    note: optional(rules.text('note', NOTE_MAX)),
    agree_terms: v.pipe(
      v.boolean(),
      v.check((isAgreed) => isAgreed, t('validation:agree')),
    ),
  });
}

/** Returns the schema of a required choice without a default. */
const chosen = (name: string, t: Translate) =>
  v.pipe(v.string(), v.minLength(1, t('validation:choose', { label: t(`choice.${name}`) })));

/** Returns a passport number in capitals, without the spaces, dots and hyphens that copied numbers contain. */
export const passportNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/**
 * Returns the schema of one traveller; it depends on the guest type, whose ages count on the day of return, and on
 * whether the passport data follow later.
 */
function passengerSchema(
  passenger: Partial<PassengerValues> | undefined,
  departure: Departure | undefined,
  { t, today }: SchemaContext,
) {
  const messages = ruleMessages(t);
  const { say, label, message, required, most } = messages;
  const isLater = passenger?.passport_later !== false;
  const nameRules = (name: string) =>
    [most(name, NAME_MAX), blankOr((text) => /^[A-Z][A-Z ]*$/.test(text), message('passportName'))] as const;
  /** A typed day that must exist; `problemOf` returns the message of another problem. */
  const day = (name: string, problemOf: (day: string) => string | null) => {
    const problem = (text: string) => problemOf(parseTypedDate(text) ?? '');
    return v.pipe(
      v.string(),
      v.trim(),
      required(name),
      blankOr((text) => parseTypedDate(text) !== null, message('date')),
      v.check(
        (text) => parseTypedDate(text) === null || problem(text) === null,
        ({ input }) => problem(input) ?? '',
      ),
    );
  };
  return v.object({
    type: v.picklist(['adult', 'child', 'infant']),
    title: passenger?.type === 'adult' ? chosen('title', t) : v.string(),
    first_name: v.pipe(v.string(), v.transform(passportName), required('first_name'), ...nameRules('first_name')),
    last_name: v.pipe(v.string(), v.transform(passportName), ...nameRules('last_name')),
    dob: day('dob', (birth) => {
      const problem = birthProblem(passenger?.type ?? 'adult', birth, today, departure?.to ?? today);
      return problem && say(problem);
    }),
    nationality: chosen('nationality', t),
    passport_later: v.boolean(),
    passport_number: isLater
      ? v.string()
      : v.pipe(
          v.string(),
          v.transform(passportNumber),
          required('passport_number'),
          blankOr((text) => /^[A-Z0-9]{6,9}$/.test(text), message('passportNumber')),
        ),
    passport_expiry: isLater
      ? v.string()
      : day('passport_expiry', (end) => (end < today ? say('datePast', { label: label('passport_expiry') }) : null)),
    special_request: optional(textRules(messages).text('special_request', REQUEST_MAX)),
  });
}
