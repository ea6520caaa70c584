import type {
  BookingPayment,
  CountedPromotion,
  DeparturePromotion,
  Itinerary,
  Tour,
  TourCost,
  TourPayment,
} from '@sdk';
import { addDays } from '../seed/calendar.ts';
import type { BookedPrices } from '../state/state.ts';
import { type BookingRequest, countSeats } from './booking-rules.ts';

/** A request for a departure of a tour on a day. */
export type PricedRequest = { tour: Tour; itinerary: Itinerary; request: BookingRequest; today: string };

type Pax = BookingRequest['pax'];
type Party = Pick<BookingRequest, 'rooms' | 'pax'>;

/** The total of a booking made `today` with the promotions that it counts, and its due dates. */
export function calculatePayment({ tour, itinerary, request, today }: PricedRequest): BookingPayment {
  const guests = countSeats(request.pax);
  const promotions = countPromotions(itinerary, request.pax);
  const total = getTotal(tour, itinerary, request, promotions);
  return {
    total,
    promotions,
    paid: 0,
    ...getDueDates(tour.payment ?? null, { total, guests, departureDate: itinerary.departure_date, today }),
  };
}

/** The total of a party in twin rooms, with a triple or single for an odd guest; null while the price is on request. */
export function calculateUsualTotal(tour: Tour, itinerary: Itinerary, pax: Pax): number | null {
  const guests = countSeats(pax);
  const oddRoom = guests === 1 ? 'single' : 'triple';
  const rooms: BookingRequest['rooms'] = guests % 2 === 0 ? [] : [{ type: oddRoom, count: 1 }];
  const beds = guests % 2 === 0 ? 0 : Math.min(guests, 3);
  rooms.push({ type: 'twin', count: (guests - beds) / 2 });
  return getTotal(tour, itinerary, { rooms, pax }, countPromotions(itinerary, pax));
}

function getTotal(tour: Tour, prices: BookedPrices, party: Party, promotions: CountedPromotion[]) {
  if (prices.price === null) return null;
  const { reduced, rooms, costs } = calculateParts(tour, prices, party, promotions);
  return [...rooms, ...costs].reduce((sum, { amount }) => sum + amount, reduced);
}

/** The parts of a total: the price of the guests, the supplements of their rooms and every cost that is certain. */
export function calculateParts(
  tour: Tour,
  prices: BookedPrices,
  { rooms, pax }: Party,
  promotions: CountedPromotion[] = countPromotions(prices, pax),
) {
  const tourPrice = sumPrices(prices, pax);
  const reduced = promotions.reduce((left, { amount }) => left - amount, tourPrice);
  return {
    tourPrice,
    promotions,
    /** The price of the guests, less the promotions. */
    reduced,
    rooms: rooms.map(({ type, count }) => ({ type, amount: count * getSupplement(tour, type) })),
    costs: (tour.costs ?? [])
      .filter((cost) => cost.is_certain)
      .map((cost) => ({ name: cost.label, amount: getCostAmount(cost, reduced, countSeats(pax)) })),
  };
}

function sumPrices({ price, child_price, infant_price }: BookedPrices, { adult, child, infant }: Pax): number {
  return (price ?? 0) * adult + (child_price ?? price ?? 0) * child + (infant_price ?? 0) * infant;
}

/** All combinable promotions that hold for the guests, or the best other one if that saves more. */
function countPromotions(itinerary: BookedPrices, pax: Pax): CountedPromotion[] {
  if (itinerary.price === null) return [];
  const holding = (itinerary.promotions ?? []).filter(
    ({ min_adults, min_children }) => pax.adult >= min_adults && pax.child >= min_children,
  );
  const combined = holding.filter(({ is_combinable }) => is_combinable);
  const choices = [combined, ...holding.filter(({ is_combinable }) => !is_combinable).map((one) => [one])];
  const counted = choices.map((choice) => takeOff(choice, itinerary, pax));
  const saved = (choice: CountedPromotion[]) => choice.reduce((sum, { amount }) => sum + amount, 0);
  return counted.reduce((best, choice) => (saved(choice) > saved(best) ? choice : best));
}

/** Returns the amount that each promotion saves; together they never save more than the price. */
function takeOff(choice: DeparturePromotion[], itinerary: BookedPrices, pax: Pax): CountedPromotion[] {
  let price = sumPrices(itinerary, pax);
  const counted = choice.map((promotion) => {
    const amount = Math.min(price, getPromotionAmount(promotion, itinerary, pax));
    price -= amount;
    return { id: promotion.id, name: promotion.name, amount };
  });
  return counted.filter(({ amount }) => amount > 0);
}

function getPromotionAmount({ amount, percent, per }: DeparturePromotion, itinerary: BookedPrices, pax: Pax): number {
  const guests: Pax = {
    adult: per === 'child' ? 0 : pax.adult,
    child: per === 'adult' ? 0 : pax.child,
    infant: per === 'booking' ? pax.infant : 0,
  };
  const price = sumPrices(itinerary, guests);
  if (percent !== null) return Math.round((price * percent) / 100);
  return Math.min(price, (amount ?? 0) * (per === 'booking' ? 1 : countSeats(guests)));
}

const getSupplement = (tour: Tour, type: BookingRequest['rooms'][number]['type']) =>
  tour.room_supplements?.find((one) => one.type === type)?.amount ?? 0;

function getCostAmount({ amount, percent, per }: TourCost, price: number, guests: number): number {
  if (percent !== null) return Math.round((price * percent) / 100);
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
