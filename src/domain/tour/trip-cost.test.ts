import type { Tour, TourCost } from '@sdk';
import { describe, expect, test } from 'vitest';
import { instalments, instalmentsOfBooking } from './instalments';
import { allCosts, costRulesOf, partyCost, usualCost } from './trip-cost';

const cost = (kind: TourCost['kind'], label: string, overrides: Partial<TourCost> = {}): TourCost => ({
  kind,
  label,
  amount: null,
  percent: null,
  remark: null,
  is_certain: false,
  per: 'guest',
  ...overrides,
});

const wireTax = cost('tax', 'PPN', { percent: 1.1, is_certain: true });
const wireTipping = cost('tipping', 'Tipping', { amount: 1_600_000, is_certain: true });
const wireVisa = cost('visa', 'Visa', { amount: 950_000 });
const wireHandling = cost('other', 'Biaya administrasi', { amount: 150_000, is_certain: true, per: 'booking' });

const tour = {
  costs: [wireTax, wireTipping, wireVisa, wireHandling],
  room_supplements: [{ type: 'single', amount: 6_900_000 }],
  payment: { deposit: 10_000_000, deposit_days: 2, balance_days: 30 },
} as Tour;
const rules = costRulesOf(tour);
const [tax, tipping, visa, handling] = rules.costs;
const adults = (adult: number) => ({ adult, child: 0, infant: 0 });
const family = { adult: 2, child: 1, infant: 1 };
const rooms = { twin: 1, double: 0, triple: 0, single: 1 };

test('the cost rules are read from the fields of the service, and a cost carries only those that it sends', () => {
  expect(rules).toMatchObject({ deposit: 10_000_000, depositDays: 2, balanceDays: 30 });
  expect(costRulesOf(tour).costs).toEqual([
    { label: 'PPN', percent: 1.1, isCertain: true },
    { label: 'Tipping', amount: 1_600_000, isCertain: true },
    { label: 'Visa', amount: 950_000 },
    { label: 'Biaya administrasi', amount: 150_000, isCertain: true, isPerBooking: true },
  ]);
  expect(costRulesOf({ costs: [cost('visa', 'Visa', { remark: 'bebas visa' })] } as Tour).costs).toEqual([
    { label: 'Visa', remark: 'bebas visa' },
  ]);
});

test('a family pays the price of adults and children, the certain costs and each chosen room', () => {
  const { certain, total, optional } = partyCost({ price: 22_900_000 }, family, rules, { ...rooms, single: 2 });
  expect(certain).toEqual([
    { kind: 'room', room: 'single', count: 2, amount: 13_800_000 },
    { kind: 'cost', cost: tax, amount: 755_700 },
    { kind: 'cost', cost: tipping, amount: 4_800_000 },
    { kind: 'cost', cost: handling, amount: 150_000 },
  ]);
  expect(total).toBe(88_205_700);
  expect(optional).toEqual([{ kind: 'cost', cost: visa }]);
});

test('a percentage is rounded to the nearest whole rupiah', () => {
  expect(partyCost({ price: 22_900_050 }, adults(1), rules).certain[0]).toEqual({
    kind: 'cost',
    cost: tax,
    amount: 251_901,
  });
});

test('before rooms are chosen a single room is only optional', () => {
  const { total, optional } = partyCost({ price: 22_900_000 }, adults(2), rules);
  expect(total).toBe(49_653_800);
  expect(optional).toEqual([
    { kind: 'cost', cost: visa },
    { kind: 'room', room: 'single', amount: 6_900_000 },
  ]);
  const inTwin = partyCost({ price: 22_900_000 }, adults(2), rules, { ...rooms, single: 0 });
  expect(inTwin).toEqual(partyCost({ price: 22_900_000 }, adults(2), rules));
});

test('a party that has not chosen rooms pays for those that a booking suggests', () => {
  expect(usualCost({ price: 22_900_000 }, adults(2), rules)).toEqual(
    partyCost({ price: 22_900_000 }, adults(2), rules),
  );
  expect(usualCost({ price: 22_900_000 }, adults(1), rules).certain[0]).toEqual({
    kind: 'room',
    room: 'single',
    count: 1,
    amount: 6_900_000,
  });
});

test('without a price there is no total, and amounts that do not depend on it stay', () => {
  const { certain, total } = partyCost({ price: null }, adults(2), rules);
  expect(total).toBeNull();
  expect(certain.map(({ amount }) => amount)).toEqual([null, 3_200_000, 150_000]);
});

test('an amount that the service does not send is null', () => {
  const emptyRules = costRulesOf({} as Tour);
  expect(emptyRules).toEqual({
    costs: [],
    isOpen: true,
    supplements: null,
    deposit: null,
    depositDays: null,
    balanceDays: null,
  });
  const { certain, total } = partyCost({ price: 10_000_000 }, family, emptyRules, rooms);
  expect(certain).toEqual([{ kind: 'room', room: 'single', count: 1, amount: null }]);
  expect(total).toBe(30_000_000);
});

test('a certain cost without an amount is listed and not added', () => {
  const openRules = { ...rules, costs: [{ label: 'Pajak kota', isCertain: true as const }] };
  const { certain, total } = partyCost({ price: 10_000_000 }, adults(1), openRules);
  expect(certain).toEqual([{ kind: 'cost', cost: openRules.costs[0], amount: null }]);
  expect(total).toBe(10_000_000);
});

test('a total is whole when the service sends all its costs with their amounts', () => {
  const wholeness = [
    rules,
    { ...rules, costs: [{ label: 'Pajak kota', isCertain: true as const }] },
    { ...rules, supplements: null },
  ];
  expect(wholeness.map((one) => partyCost({ price: 10_000_000 }, adults(1), one, rooms).isWhole)).toEqual([
    true,
    false,
    false,
  ]);
  expect(partyCost({ price: 10_000_000 }, adults(1), costRulesOf({} as Tour)).isWhole).toBe(false);
});

test('all costs of a tour are listed once, rooms last', () => {
  expect(allCosts(rules).map((one) => (one.kind === 'cost' ? one.cost.label : one.room))).toEqual([
    'PPN',
    'Tipping',
    'Visa',
    'Biaya administrasi',
    'single',
  ]);
});

test.each([
  ['2026-11-21', '2026-11-23', '2027-03-18'],
  ['2027-03-17', '2027-03-18', '2027-03-18'],
])('a booking on %s has a deposit due on %s and the balance due 30 days before departure', (today, first, last) => {
  expect(instalments(rules, { total: 81_305_700, guests: 3, leaves: '2027-04-17', today })).toEqual([
    { kind: 'deposit', amount: 30_000_000, due: first },
    { kind: 'balance', amount: 51_305_700, due: last },
  ]);
});

test.each([
  ['2027-03-18', '2027-03-20'],
  ['2027-04-16', '2027-04-17'],
])('a booking on %s, after the due date of the balance, is due as a whole on %s', (today, due) => {
  const all = instalments(rules, { total: 81_305_700, guests: 3, leaves: '2027-04-17', today });
  expect(all).toEqual([{ kind: 'all', amount: 81_305_700, due }]);
});

test('a deposit is never more than the total', () => {
  const cheap = instalments(rules, { total: 25_000_000, guests: 3, leaves: '2027-04-17', today: '2026-11-21' });
  expect(cheap.map(({ amount }) => amount)).toEqual([25_000_000, 0]);
});

describe('instalments', () => {
  const booked = { total: 81_305_700, guests: 3, leaves: '2027-04-17', today: '2026-11-21' };
  const terms = { deposit: 10_000_000, depositDays: 2, balanceDays: 30 };
  test('are one payment when no field names a deposit', () => {
    const withoutDeposit = { ...terms, deposit: null, depositDays: null };
    expect(instalments(withoutDeposit, booked)).toEqual([{ kind: 'all', amount: 81_305_700, due: '2027-03-18' }]);
    expect(instalments({ ...withoutDeposit, balanceDays: null }, booked)).toEqual([
      { kind: 'all', amount: 81_305_700, due: null },
    ]);
  });
  test('have no amount or due date when the service sends none', () => {
    const open = [
      { kind: 'deposit', amount: null, due: '2026-11-23' },
      { kind: 'balance', amount: null, due: '2027-03-18' },
    ];
    expect(instalments({ ...terms, deposit: null }, booked)).toEqual(open);
    expect(instalments(terms, { ...booked, total: null })).toEqual(open);
    expect(instalments({ ...terms, depositDays: null }, booked)).toEqual([
      { kind: 'deposit', amount: 30_000_000, due: null },
      { kind: 'balance', amount: 51_305_700, due: '2027-03-18' },
    ]);
  });
  test('have a deposit due by the departure when the balance has no due date', () => {
    const bookedLate = { ...booked, today: '2027-04-16' };
    expect(instalments({ ...terms, balanceDays: null }, bookedLate)).toEqual([
      { kind: 'deposit', amount: 30_000_000, due: '2027-04-17' },
      { kind: 'balance', amount: 51_305_700, due: null },
    ]);
  });
  test('of a booking use the amounts and dates of that booking', () => {
    const payment = { total: 50, paid: 0, deposit: 20, deposit_due: '2026-11-23', balance_due: '2027-03-18' };
    expect(instalmentsOfBooking(payment)).toEqual([
      { kind: 'deposit', amount: 20, due: '2026-11-23' },
      { kind: 'balance', amount: 30, due: '2027-03-18' },
    ]);
    const all = { kind: 'all', amount: 50, due: '2027-03-18' };
    expect(instalmentsOfBooking({ ...payment, deposit: null, deposit_due: null })).toEqual([all]);
    for (const change of [{ deposit: null }, { deposit_due: null }]) {
      expect(instalmentsOfBooking({ ...payment, ...change })).toHaveLength(2);
    }
  });
});
