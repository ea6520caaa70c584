import type { Behaviour, Reply, RequestContext } from '../behaviour.ts';
import { sendBookingMail } from '../mail/mails.ts';
import { errorBody, localizedError, localizedFieldErrors, translate } from '../messages/messages.ts';
import { type BookingProblem, bookingProblems, findBookableDeparture } from '../rules/booking-rules.ts';
import { createBooking, findIdempotentReservation } from '../rules/create-booking.ts';
import { serializeTour } from '../serializers/tour-serializer.ts';

/**
 * Books a departure. A repeat with the same key and content returns the first reservation; the price is not part of the
 * content.
 */
export const bookTour: Behaviour<'bookTour'> = async (context) => {
  const { body, member, database, now, locale, request, reply } = context;
  if (!member) return reply(401, localizedError(locale, 'invalidToken'));
  const { state, catalogue } = database;
  const header = request.headers.get('idempotency-key');
  const key = header === null ? null : `${member.id}:${header}`;
  // No `await` may follow, or two equal requests at the same time would both find no earlier one.
  const { price: _, ...content } = body;
  const fingerprint = await getFingerprint(content);

  const earlier = key === null ? null : findIdempotentReservation(state, key, fingerprint);
  if (earlier === 'other') return reply(409, localizedFieldErrors(locale, { idempotency_key: 'keyUsed' }));
  if (earlier)
    return reply(200, { success: true, message: translate(locale, 'booked'), data: { reservation: earlier } });

  const tour = serializeTour(database, body.tour_id);
  const departure = findBookableDeparture(tour, body.itinerary_id, catalogue.today);
  if ('problem' in departure) return rejectBooking(context, [departure.problem]);
  const capacity = tour?.capacity ?? null;
  const problems = bookingProblems(body, { itinerary: departure.itinerary, capacity, today: catalogue.today });
  if (!tour || problems.length > 0) return rejectBooking(context, problems);

  const reservation = createBooking(state, {
    memberId: member.id,
    tour,
    itinerary: departure.itinerary,
    request: body,
    today: catalogue.today,
  });
  if (key !== null) state.idempotency[key] = { fingerprint, reservationCode: reservation.reservationCode };
  const { email, first_name } = body.contact;
  sendBookingMail({ state, now, locale, to: email }, first_name, reservation.reservationCode, tour.title);
  return reply(200, { success: true, message: translate(locale, 'booked'), data: { reservation } });
};

function rejectBooking({ locale, reply }: RequestContext<'bookTour'>, problems: BookingProblem[]): Reply<'bookTour'> {
  const [first] = problems;
  const messages = problems.map(({ key, values }) => translate(locale, key, values));
  const errors = new Map(problems.flatMap(({ field }, index) => (field ? [[field, [messages[index] ?? '']]] : [])));
  const message = problems.length === 1 && messages[0] ? messages[0] : translate(locale, 'checkFields');
  return reply(first?.status ?? 422, errorBody(message, errors.size > 0 ? Object.fromEntries(errors) : undefined));
}

/** A SHA-256 hash of the body that does not depend on the order of its keys. */
async function getFingerprint(body: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sortKeys(body))));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]));
}
