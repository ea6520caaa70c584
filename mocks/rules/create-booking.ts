import type { BookingHistory, BookingPayment, Itinerary, Reservation, Tour, TourCost, TourPayment } from '@sdk';
import { addDays } from '../seed/calendar.ts';
import type { State } from '../state/state.ts';
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

/** The total of a booking made `today`, and its due dates. */
function calculatePayment({ tour, itinerary, request, today }: BookingDetails): BookingPayment {
  const guests = countSeats(request.pax);
  const total = getTotal(tour, itinerary, request, guests);
  return {
    total,
    paid: 0,
    ...getDueDates(tour.payment ?? null, { total, guests, departureDate: itinerary.departure_date, today }),
  };
}

function getTotal(tour: Tour, { price }: Itinerary, { rooms }: BookingRequest, guests: number): number | null {
  if (price === null) return null;
  const base = price * guests;
  const supplements = rooms.map(({ type, count }) => count * getSupplement(tour, type));
  const certainCosts = (tour.costs ?? [])
    .filter((cost) => cost.is_certain)
    .map((cost) => getCostAmount(cost, base, guests));
  return [base, ...supplements, ...certainCosts].reduce((sum, amount) => sum + amount, 0);
}

const getSupplement = (tour: Tour, type: BookingRequest['rooms'][number]['type']) =>
  tour.room_supplements?.find((one) => one.type === type)?.amount ?? 0;

function getCostAmount({ amount, percent, per }: TourCost, base: number, guests: number): number {
  if (percent !== null) return Math.round((base * percent) / 100);
  return (amount ?? 0) * (per === 'guest' ? guests : 1);
}

type PaymentBasis = { total: number | null; guests: number; departureDate: string; today: string };

/** When the balance would already be due, everything is due at once and there is no deposit. */
function getDueDates(terms: TourPayment | null, { total, guests, departureDate, today }: PaymentBasis) {
  const { deposit = null, deposit_days = null, balance_days = null } = terms ?? {};
  const balanceDue = balance_days === null ? null : addDays(departureDate, -balance_days);
  const isDueAtOnce = balanceDue !== null && balanceDue <= today;
  const latestDue = isDueAtOnce ? departureDate : (balanceDue ?? departureDate);
  const firstDue = deposit_days === null ? null : earlierDate(addDays(today, deposit_days), latestDue);
  if (isDueAtOnce) return { deposit: null, deposit_due: null, balance_due: firstDue };
  const firstAmount = deposit === null || total === null ? null : Math.min(deposit * guests, total);
  return { deposit: firstAmount, deposit_due: firstDue, balance_due: balanceDue };
}

const earlierDate = (a: string, b: string) => (a < b ? a : b);
