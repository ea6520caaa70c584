import type { CountedPromotion, DeparturePromotion } from '@sdk';
import { headCount, MAX_PARTY, type Pax, seatedGuests } from '../party';

/** The prices of a departure: whole rupiah per guest on twin share, and its promotions. */
export type Prices = {
  /** Null on request. */
  price: number | null;
  /** Left out if a child pays the price of an adult. */
  childPrice?: number;
  /** Left out if the team confirms it. */
  infantPrice?: number;
  promotions?: readonly DeparturePromotion[];
};

/** A promotion with what it saves a party, and its last day if it has one. */
export type Saving = CountedPromotion & Partial<Pick<DeparturePromotion, 'ends_on'>>;

/** A promotion that a party would get with a few more travellers. */
export type MissedPromotion = { name: string; adults: number; children: number };

const FEW_TRAVELLERS = 2;

/** Returns the price of one guest of each type; an infant's is 0 while it is not known. */
export const guestPrices = ({ price, childPrice, infantPrice }: Prices) =>
  price === null ? null : { adult: price, child: childPrice ?? price, infant: infantPrice ?? 0 };

/** Returns the price of all guests before promotions; null on request. */
export function priceOfGuests(prices: Prices, pax: Pax): number | null {
  const each = guestPrices(prices);
  return each && each.adult * pax.adult + each.child * pax.child + each.infant * pax.infant;
}

/** Returns the number of infants whose price the team confirms, so that no total has it. */
export const infantsToConfirm = ({ infantPrice }: Prices, { infant }: Pax): number =>
  infantPrice === undefined ? infant : 0;

/** Returns the promotions that save the party most: all combinable ones together, or one that is not. */
export function savingsOf(prices: Prices, pax: Pax): Saving[] {
  const base = priceOfGuests(prices, pax);
  if (base === null) return [];
  const all = (prices.promotions ?? [])
    .filter((rule) => pax.adult >= rule.min_adults && pax.child >= rule.min_children)
    .map((rule) => ({ rule, amount: amountOf(rule, prices, pax) }))
    .filter(({ amount }) => amount > 0);
  const together = all.filter(({ rule }) => rule.is_combinable);
  const alone = all.filter(({ rule }) => !rule.is_combinable).sort((a, b) => b.amount - a.amount)[0];
  const best = alone && alone.amount > sumOf(together) ? [alone] : together;
  let left = base;
  const savings = best.map(({ rule: { id, name, ends_on }, amount }) => {
    const saved = Math.min(amount, left);
    left -= saved;
    return { id, name, amount: saved, ...(ends_on && { ends_on }) };
  });
  return savings.filter(({ amount }) => amount > 0);
}

/**
 * Returns the first promotion that one or two more travellers would bring, if the party would then save more and has
 * seats. `seat` is the number of seats left; null or left out if it is not known.
 */
export function missedPromotion(prices: Prices & { seat?: number | null }, pax: Pax): MissedPromotion | null {
  const saved = sumOf(savingsOf(prices, pax));
  const free = Math.min(FEW_TRAVELLERS, (prices.seat ?? MAX_PARTY) - seatedGuests(pax), MAX_PARTY - headCount(pax));
  for (const { id, name, min_adults, min_children } of prices.promotions ?? []) {
    const [adults, children] = [Math.max(0, min_adults - pax.adult), Math.max(0, min_children - pax.child)];
    if (adults + children === 0 || adults + children > free) continue;
    const then = savingsOf(prices, { ...pax, adult: pax.adult + adults, child: pax.child + children });
    if (then.some((one) => one.id === id) && sumOf(then) > saved) return { name, adults, children };
  }
  return null;
}

/** Returns the sum of amounts in rupiah. */
export const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Returns what a promotion takes off, at most the price of the guests whom it is for. */
function amountOf({ amount, percent, per }: DeparturePromotion, prices: Prices, pax: Pax): number {
  const guests = {
    adult: per === 'child' ? 0 : pax.adult,
    child: per === 'adult' ? 0 : pax.child,
    infant: per === 'booking' ? pax.infant : 0,
  };
  const price = priceOfGuests(prices, guests) ?? 0;
  const count = per === 'booking' ? 1 : seatedGuests(guests);
  return Math.min(price, percent === null ? (amount ?? 0) * count : Math.round((price * percent) / 100));
}

/** Returns the rules of a departure that this site can count. */
export const knownPromotions = (rules: readonly DeparturePromotion[]): DeparturePromotion[] =>
  rules.filter(
    ({ amount, percent, per }) =>
      ['guest', 'adult', 'child', 'booking'].includes(per) && [amount, percent].filter(Number.isFinite).length === 1,
  );
