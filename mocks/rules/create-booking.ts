import type { BookingHistory, BookingPayment, Reservation } from '@sdk';
import type { State } from '../state/state.ts';
import { type BookingRequest, countSeats } from './booking-rules.ts';
import { createUniqueCode } from './codes.ts';
import { consultantOf } from './consultant.ts';
import type { PricedRequest } from './payment.ts';

type BookingDetails = PricedRequest & { memberId: string; payment: BookingPayment };

/** Stores a valid booking and takes its seats. */
export function createBooking(state: State, details: BookingDetails): Reservation {
  const { memberId, tour, itinerary, request, payment, today } = details;
  const isTaken = (code: string) => state.bookings.some(({ history }) => history.reservation_code === code);
  const { departure_date, arrival_date, price } = itinerary;
  const code = createUniqueCode('KLN', isTaken);
  const common = { package: tour.title, status: 'booking', arrival_date, pax: request.pax, payment } as const;
  const consultant = consultantOf(tour.id, today);
  const reservation: Reservation = { ...common, reservationCode: code, departure_date, price, consultant };
  const ids = { tour_id: tour.id, itinerary_id: itinerary.id };
  const history: BookingHistory = { ...common, ...ids, date: departure_date, reservation_code: code };
  const { child_price, infant_price, promotions } = itinerary;
  const agreed = { on: today, prices: { price, child_price, infant_price, promotions } };
  state.bookings.push({ memberId, history, reservation, request, agreed });
  state.seatsTaken[itinerary.id] = (state.seatsTaken[itinerary.id] ?? 0) + countSeats(request.pax);
  return reservation;
}

/** The reservation of an earlier request with this key; 'other' when that request had other content. */
export function findIdempotentReservation(
  state: State,
  key: string,
  request: BookingRequest,
): Reservation | 'other' | null {
  const code = Object.hasOwn(state.idempotency, key) ? state.idempotency[key] : undefined;
  const earlier = state.bookings.find(({ history }) => history.reservation_code === code);
  if (!code || !earlier) return null;
  return contentOf(earlier.request) === contentOf(request) ? earlier.reservation : 'other';
}

/** A text for the content of a request; neither the order of its fields nor its price or total belongs to that. */
function contentOf(request: BookingRequest | null): string {
  return JSON.stringify(request, (name, part) => {
    if (name === 'price' || name === 'total') return undefined;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
