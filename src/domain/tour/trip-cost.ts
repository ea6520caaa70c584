import type { Tour, TourCost } from '@sdk';
import { type Pax, seatedGuests } from '../party';
import { type Rooms, type RoomType, roomTypes, suggestedRooms } from '../rooms';
import {
  infantsToConfirm,
  missedPromotion,
  type Prices,
  priceOfGuests,
  type Saving,
  savingsOf,
  sumOf,
} from './promotions';

/**
 * A cost that is added to the price. Fields that do not apply are omitted to keep pages small, because every tour page
 * contains its costs.
 */
export type Cost = {
  label: string;
  /** Whole rupiah for each paying guest, or for the booking. */
  amount?: number;
  /** Share of the price of the guests, less the promotions. */
  percent?: number;
  remark?: string;
  /** True when every booking pays it. */
  isCertain?: true;
  isPerBooking?: true;
};

/**
 * The pricing rules of a tour in addition to its price, from the service's fields. A field that the service does not
 * send is null; the site then shows a text instead of an amount.
 */
export type CostRules = {
  costs: Cost[];
  /** True if the service sends no costs, so that a total may be too low. */
  isOpen?: true;
  /** Whole rupiah added to the price for each room of a type; null when the team confirms it. */
  supplements: Partial<Record<RoomType, number>> | null;
  /** Whole rupiah per paying guest. */
  deposit: number | null;
  depositDays: number | null;
  balanceDays: number | null;
};

/** One addition to the price of a party. `amount` is the total in whole rupiah, null when the team confirms it. */
export type CertainCost =
  | { kind: 'cost'; cost: Cost; amount: number | null }
  | { kind: 'room'; room: RoomType; count: number; amount: number | null };

/** The price of a party in whole rupiah. `total` is null while the price is on request. */
export type PartyCost = ReturnType<typeof partyCost>;

/** An optional addition for a party; amounts are for one guest, booking or room, as the service sends them. */
export type OptionalCost = { kind: 'cost'; cost: Cost } | { kind: 'room'; room: RoomType; amount: number };

/** Returns the cost rules of a tour, from fields that the API document proposes as additions to the service. */
export function costRulesOf({
  costs,
  room_supplements,
  payment,
}: Pick<Tour, 'costs' | 'room_supplements' | 'payment'>): CostRules {
  return {
    costs: (costs ?? []).map(costOf),
    ...(!costs && { isOpen: true }),
    supplements: room_supplements
      ? Object.fromEntries(room_supplements.map(({ type, amount }) => [type, amount]))
      : null,
    deposit: payment?.deposit ?? null,
    depositDays: payment?.deposit_days ?? null,
    balanceDays: payment?.balance_days ?? null,
  };
}

/**
 * Returns the price of a party. The total is the price of the guests, less the promotions, and all certain costs (taxes,
 * tipping, room supplements) whose amount is known. `rooms` is omitted while none are chosen, `promotions` if they are
 * those of the prices.
 */
export function partyCost(
  prices: Prices & { seat?: number | null },
  pax: Pax,
  rules: CostRules,
  rooms?: Rooms,
  promotions: Saving[] = savingsOf(prices, pax),
) {
  const base = priceOfGuests(prices, pax);
  const reduced = base === null ? null : base - sumOf(promotions);
  const certain: CertainCost[] = [
    ...(rooms ? supplementsOf(rooms, rules) : []),
    ...rules.costs
      .filter((cost) => cost.isCertain)
      .map((cost) => ({ kind: 'cost' as const, cost, amount: amountOf(cost, reduced, seatedGuests(pax)) })),
  ];
  return {
    promotions,
    /** The price of the guests before promotions and costs; null also while that of an infant is not known. */
    guestsPrice: infantsToConfirm(prices, pax) > 0 ? null : base,
    missed: missedPromotion(prices, pax),
    certain,
    /** False while the total may lack a cost that our team confirms. */
    isWhole: !rules.isOpen && certain.every(({ amount }) => amount !== null),
    total: reduced === null ? null : certain.reduce((sum, { amount }) => sum + (amount ?? 0), reduced),
    /** Costs that apply to some bookings only. */
    optional: [
      ...rules.costs.filter((cost) => !cost.isCertain).map((cost) => ({ kind: 'cost' as const, cost })),
      ...unchosenRooms(rules, rooms),
    ],
  };
}

/** Returns `partyCost` with the rooms that a booking suggests, for a party that has not chosen any. */
export const usualCost = (prices: Parameters<typeof partyCost>[0], pax: Pax, rules: CostRules): PartyCost =>
  partyCost(prices, pax, rules, suggestedRooms(seatedGuests(pax)));

/** Returns all costs that are added to the price, certain or not. */
export const allCosts = (rules: CostRules): OptionalCost[] => [
  ...rules.costs.map((cost) => ({ kind: 'cost' as const, cost })),
  ...unchosenRooms(rules),
];

function unchosenRooms({ supplements }: CostRules, rooms?: Rooms): OptionalCost[] {
  return roomTypes.flatMap((room) => {
    const amount = supplements?.[room] ?? 0;
    return amount > 0 && !rooms?.[room] ? [{ kind: 'room' as const, room, amount }] : [];
  });
}

function supplementsOf(rooms: Rooms, { supplements }: CostRules): CertainCost[] {
  return roomTypes.flatMap((room) => {
    const count = rooms[room];
    const each = supplements ? (supplements[room] ?? 0) : room === 'single' ? null : 0;
    return count > 0 && each !== 0 ? [{ kind: 'room' as const, room, count, amount: each && each * count }] : [];
  });
}

function costOf({ label, amount, percent, remark, is_certain, per }: TourCost): Cost {
  return {
    label,
    ...(amount !== null && { amount }),
    ...(percent !== null && { percent }),
    ...(remark !== null && { remark }),
    ...(is_certain && { isCertain: true }),
    ...(per === 'booking' && { isPerBooking: true }),
  };
}

function amountOf({ amount, percent, isPerBooking }: Cost, base: number | null, guests: number): number | null {
  if (percent !== undefined) return base === null ? null : Math.round((base * percent) / 100);
  return amount === undefined ? null : amount * (isPerBooking ? 1 : guests);
}
