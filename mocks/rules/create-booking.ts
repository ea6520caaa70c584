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
  const { departure_date, arrival_date, price } = itinerary;
  const code = createUniqueCode('KLN', isTaken);
  const payment = calculatePayment(details);
  const common = { package: tour.title, status: 'booking', arrival_date, pax: request.pax, payment } as const;
  const reservation: Reservation = { ...common, reservationCode: code, departure_date, price };
  const ids = { tour_id: tour.id, itinerary_id: itinerary.id };
  const history: BookingHistory = { ...common, ...ids, date: departure_date, reservation_code: code };
  state.bookings.push({ memberId, history, reservation, request });
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

/** A text for the content of a request; neither the order of its fields nor its price belongs to that. */
function contentOf(request: BookingRequest | null): string {
  return JSON.stringify(request, (name, part) => {
    if (name === 'price') return undefined;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
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
