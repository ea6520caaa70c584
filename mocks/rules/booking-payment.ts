import type { BookingPayment, Itinerary, Tour, TourCost, TourPayment } from '@sdk';
import { addDays } from '../seed/calendar.ts';
import { type BookingRequest, seatsNeeded } from './booking-rules.ts';

type Order = { tour: Tour; itinerary: Itinerary; request: BookingRequest; today: string };

/** The total of a booking made `today`, and its due dates. */
export function bookingPayment({ tour, itinerary, request, today }: Order): BookingPayment {
  const guests = seatsNeeded(request.pax);
  const total = totalOf(tour, itinerary, request, guests);
  return {
    total,
    paid: 0,
    ...datesOf(tour.payment ?? null, { total, guests, leaves: itinerary.departure_date, today }),
  };
}

function totalOf(tour: Tour, { price }: Itinerary, { rooms }: BookingRequest, guests: number): number | null {
  if (price === null) return null;
  const base = price * guests;
  const supplements = rooms.map(({ type, count }) => count * supplementOf(tour, type));
  const certain = (tour.costs ?? []).filter((cost) => cost.is_certain).map((cost) => amountOf(cost, base, guests));
  return [base, ...supplements, ...certain].reduce((sum, amount) => sum + amount, 0);
}

const supplementOf = (tour: Tour, type: BookingRequest['rooms'][number]['type']) =>
  tour.room_supplements?.find((one) => one.type === type)?.amount ?? 0;

function amountOf({ amount, percent, per }: TourCost, base: number, guests: number): number {
  if (percent !== null) return Math.round((base * percent) / 100);
  return (amount ?? 0) * (per === 'guest' ? guests : 1);
}

type Sum = { total: number | null; guests: number; leaves: string; today: string };

/** When the balance would already be due, everything is due at once and there is no deposit. */
function datesOf(rules: TourPayment | null, { total, guests, leaves, today }: Sum) {
  const { deposit = null, deposit_days = null, balance_days = null } = rules ?? {};
  const lastDay = balance_days === null ? null : addDays(leaves, -balance_days);
  const isDueAtOnce = lastDay !== null && lastDay <= today;
  const latest = isDueAtOnce ? leaves : (lastDay ?? leaves);
  const firstDay = deposit_days === null ? null : earlier(addDays(today, deposit_days), latest);
  if (isDueAtOnce) return { deposit: null, deposit_due: null, balance_due: firstDay };
  const first = deposit === null || total === null ? null : Math.min(deposit * guests, total);
  return { deposit: first, deposit_due: firstDay, balance_due: lastDay };
}

const earlier = (a: string, b: string) => (a < b ? a : b);
