import type { DeparturePromotion } from '@sdk';
import { expect, test } from 'vitest';
import { knownPromotions, missedPromotion, priceOfGuests, savingsOf } from './promotions';

const rule = (id: number, change: Partial<DeparturePromotion>): DeparturePromotion => ({
  id,
  name: `Promo ${id}`,
  amount: null,
  percent: null,
  per: 'guest',
  min_adults: 1,
  min_children: 0,
  ends_on: null,
  is_combinable: true,
  ...change,
});

const family = { adult: 2, child: 1, infant: 1 };
const couple = { adult: 2, child: 0, infant: 0 };
const prices = { price: 20_000_000, childPrice: 18_000_000, infantPrice: 3_000_000 };

test('a child pays its own price or that of an adult, and an infant counts when its price is known', () => {
  expect(priceOfGuests(prices, family)).toBe(61_000_000);
  expect(priceOfGuests({ price: 20_000_000 }, family)).toBe(60_000_000);
  expect(priceOfGuests({ ...prices, price: null }, family)).toBeNull();
});

test.each<[string, Partial<DeparturePromotion>, number | undefined]>([
  ['for each adult and child', { amount: 1_000_000 }, 3_000_000],
  ['for each adult', { amount: 1_000_000, per: 'adult' }, 2_000_000],
  ['for each child', { amount: 1_500_000, per: 'child' }, 1_500_000],
  ['for the booking', { amount: 500_000, per: 'booking' }, 500_000],
  ['in per cent of adults and children', { percent: 10 }, 5_800_000],
  ['in per cent of all guests', { percent: 10, per: 'booking' }, 6_100_000],
  ['in per cent, rounded', { percent: 1.000001, per: 'child' }, 180_000],
  ['at most the price of those guests', { amount: 30_000_000, per: 'child' }, 18_000_000],
  ['only for parties with enough adults', { amount: 1_000_000, min_adults: 3 }, undefined],
  ['only for parties with enough children', { amount: 1_000_000, min_children: 2 }, undefined],
  ['nothing', { amount: 0 }, undefined],
])('a promotion takes off %s', (_what, change, amount) => {
  const savings = savingsOf({ ...prices, promotions: [rule(1, change)] }, family);
  expect(savings[0]?.amount).toBe(amount);
});

test('a party gets the combinable promotions together, or a single other one that saves more', () => {
  const [first, second] = [rule(1, { amount: 400_000 }), rule(2, { amount: 500_000, ends_on: '2027-01-03' })];
  const alone = (amount: number) => rule(3, { amount, is_combinable: false });
  const idsOf = (...promotions: DeparturePromotion[]) =>
    savingsOf({ ...prices, promotions }, couple).map(({ id }) => id);
  expect(idsOf(alone(800_000), first, second)).toEqual([1, 2]);
  expect(idsOf(first, alone(900_000), second)).toEqual([1, 2]);
  expect(idsOf(first, second, alone(1_000_000))).toEqual([3]);
  expect(idsOf(alone(100_000), { ...alone(200_000), id: 4 })).toEqual([4]);
  expect(savingsOf({ ...prices, promotions: [second] }, couple)).toEqual([
    { id: 2, name: 'Promo 2', amount: 1_000_000, ends_on: '2027-01-03' },
  ]);
});

test('promotions together never save more than the price, and nothing while it is on request', () => {
  const promotions = [rule(1, { percent: 80, per: 'booking' }), rule(2, { percent: 80, per: 'booking' })];
  const amounts = savingsOf({ price: 10_000_000, promotions }, couple).map(({ amount }) => amount);
  expect(amounts).toEqual([16_000_000, 4_000_000]);
  expect(savingsOf({ price: null, promotions }, couple)).toEqual([]);
  expect(savingsOf({ price: 10_000_000 }, couple)).toEqual([]);
});

test('a rule that this site cannot count is left out', () => {
  const others = [
    {},
    { amount: 1, percent: 1 },
    { amount: 1, per: 'senior' as never },
    { percent: undefined as never },
  ];
  const rules = [{ amount: 1 }, ...others].map((change) => rule(1, change));
  expect(knownPromotions(rules)).toEqual([rule(1, { amount: 1 })]);
});

test('a promotion that one or two more travellers would bring is named with them, if it then saves more', () => {
  const missed = (change: Partial<DeparturePromotion>, pax = family, ...others: DeparturePromotion[]) =>
    missedPromotion({ ...prices, promotions: [...others, rule(1, { amount: 1_000_000, ...change })] }, pax);
  expect(missed({ min_children: 2 })).toEqual({ name: 'Promo 1', adults: 0, children: 1 });
  expect(missed({ min_adults: 3, min_children: 2 })).toEqual({ name: 'Promo 1', adults: 1, children: 1 });
  expect(missed({ min_adults: 2 })).toBeNull();
  expect(missed({ min_adults: 5 })).toBeNull();
  const nearlyFull = { ...prices, seat: 3, promotions: [rule(1, { amount: 1_000_000, min_children: 2 })] };
  expect([missedPromotion(nearlyFull, family), missedPromotion({ ...nearlyFull, seat: 4 }, family)?.children]).toEqual([
    null,
    1,
  ]);
  expect(missed({ min_children: 2, is_combinable: false }, family, rule(2, { amount: 9_000_000 }))).toBeNull();
});
