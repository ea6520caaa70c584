import type { BookingPayment, Itinerary, Tour, TourCost, TourPayment } from '@sdk';
import { addDays } from '../seed/calendar.ts';
import { type BookingRequest, countSeats } from './booking-rules.ts';

type BookingDetails = { tour: Tour; itinerary: Itinerary; request: BookingRequest; today: string };

/** The total of a booking made `today`, and its due dates. */
export function calculatePayment({ tour, itinerary, request, today }: BookingDetails): BookingPayment {
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
