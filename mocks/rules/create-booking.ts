import type { BookingHistory, Itinerary, Reservation, Tour } from '@sdk';
import type { State } from '../state/state.ts';
import { calculatePayment } from './booking-payment.ts';
import { type BookingRequest, countSeats } from './booking-rules.ts';
import { createUniqueCode } from './codes.ts';

type BookingDetails = { memberId: string; tour: Tour; itinerary: Itinerary; request: BookingRequest; today: string };

/** Stores a valid booking and takes its seats. */
export function createBooking(state: State, details: BookingDetails): Reservation {
  const { memberId, tour, itinerary, request } = details;
  const isTaken = (code: string) => state.bookings.some(({ history }) => history.reservation_code === code);
  const reservation: Reservation = {
    reservationCode: createUniqueCode('KLN', isTaken),
    status: 'booking',
    package: tour.title,
    departure_date: itinerary.departure_date,
    arrival_date: itinerary.arrival_date,
    price: itinerary.price,
    pax: request.pax,
    payment: calculatePayment(details),
  };
  const history: BookingHistory = {
    package: tour.title,
    date: itinerary.departure_date,
    status: reservation.status,
    reservation_code: reservation.reservationCode,
    tour_id: tour.id,
    itinerary_id: itinerary.id,
    arrival_date: itinerary.arrival_date,
    pax: request.pax,
    payment: reservation.payment,
  };
  state.bookings.push({ memberId, history, reservation, request });
  state.seatsTaken[itinerary.id] = (state.seatsTaken[itinerary.id] ?? 0) + countSeats(request.pax);
  return reservation;
}

/** The reservation of an earlier request with this key; 'other' when that request had other content. */
export function findIdempotentReservation(
  state: State,
  key: string,
  fingerprint: string,
): Reservation | 'other' | null {
  const earlier = Object.hasOwn(state.idempotency, key) ? state.idempotency[key] : undefined;
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprint) return 'other';
  const booking = state.bookings.find(({ reservation }) => reservation?.reservationCode === earlier.reservationCode);
  return booking?.reservation ?? null;
}
