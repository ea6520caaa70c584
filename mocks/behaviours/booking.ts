import type { Reservation } from '@sdk';
import type { Behaviour, Reply, RequestContext } from '../behaviour.ts';
import { sendMail } from '../mail/mails.ts';
import { errorBody, localizedFieldErrors, translate } from '../messages/messages.ts';
import { type BookingProblem, bookingProblems, findBookableDeparture } from '../rules/booking-rules.ts';
import { createBooking, findIdempotentReservation } from '../rules/create-booking.ts';
import { calculatePayment } from '../rules/payment.ts';
import { withAbsoluteUrls } from '../serializers/absolute-urls.ts';
import { serializeTour } from '../serializers/tour-serializer.ts';

/**
 * Books a departure. A repeat with the same key and content returns the first reservation; the price is not part of the
 * content.
 */
export const bookTour: Behaviour<'bookTour'> = (context) => {
  const { body, member, database, now, origin, locale, request, reply } = context;
  const { state, catalogue } = database;
  const header = request.headers.get('idempotency-key');
  const key = header === null ? null : `${member.id}:${header}`;
  const message = translate(locale, 'booked');

  const earlier = key === null ? null : findIdempotentReservation(state, key, body);
  if (earlier === 'other') return reply(409, localizedFieldErrors(locale, { idempotency_key: 'keyUsed' }));
  const booked = (reservation: Reservation) =>
    reply(200, { success: true, message, data: withAbsoluteUrls({ reservation }, origin) });
  if (earlier) return booked(earlier);

  const departure = findBookableDeparture(serializeTour(database, body.tour_id), body.itinerary_id, catalogue.today);
  if ('problem' in departure) return rejectBooking(context, [departure.problem]);
  const { itinerary, tour } = departure;
  const { today } = catalogue;
  const payment = calculatePayment({ tour, itinerary, request: body, today });
  const capacity = tour.capacity ?? null;
  const problems = bookingProblems(body, { itinerary, capacity, today, total: payment.total });
  if (problems.length > 0) return rejectBooking(context, problems);

  const reservation = createBooking(state, { memberId: member.id, tour, itinerary, request: body, today, payment });
  const code = reservation.reservationCode;
  if (key !== null) state.idempotency[key] = code;
  const { email, first_name: name } = body.contact;
  sendMail({ state, now, locale, to: email }, 'booking', { name, code, tour: tour.title });
  return booked(reservation);
};

function rejectBooking({ locale, reply }: RequestContext<'bookTour'>, problems: BookingProblem[]): Reply<'bookTour'> {
  const [first] = problems;
  const messages = problems.map(({ key, values }) => translate(locale, key, values));
  const errors = new Map(problems.flatMap(({ field }, index) => (field ? [[field, [messages[index] ?? '']]] : [])));
  const message = problems.length === 1 && messages[0] ? messages[0] : translate(locale, 'checkFields');
  return reply(first?.status ?? 422, errorBody(message, errors.size > 0 ? Object.fromEntries(errors) : undefined));
}
