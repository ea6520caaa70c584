import { expect, test } from 'vitest';
import { cancellationSteps, type FeeBase } from './cancellation';
import { feeBaseOf } from './fee-base';

const fees = [
  { days_before: 10, percent: 75 },
  { days_before: 31, percent: null },
  { days_before: 0, percent: 100 },
];

test('a fee is valid until its number of days before the departure', () => {
  expect(cancellationSteps(fees, '2027-03-31', '2026-11-30')).toEqual([
    { until: '2027-02-28', percent: null, amount: null, paid: null, refund: null },
    { until: '2027-03-21', percent: 75, amount: null, paid: null, refund: null },
    { until: '2027-03-31', percent: 100, amount: null, paid: null, refund: null },
  ]);
});

test('of what has been paid comes back what the fee leaves, and never less than nothing', () => {
  const refunds = (feeBase: FeeBase) =>
    cancellationSteps(fees, '2027-03-31', '2026-11-30', feeBase).map(({ refund }) => refund);
  const feeBase = { deposit: 20_000_000, tourPrice: 40_000_000, paid: 31_000_000, open: [] };
  expect(refunds(feeBase)).toEqual([11_000_000, 1_000_000, 0]);
  const open = [
    { amount: 20_000_000, due: '2026-12-03' },
    { amount: 22_000_000, due: '2027-03-01' },
  ];
  expect(refunds({ ...feeBase, paid: 0, open })).toEqual([0, 12_000_000, 2_000_000]);
  expect(refunds({ ...feeBase, paid: 0, open: [{ amount: null, due: '2026-12-03' }] })).toEqual([null, null, null]);
});

test('a fee has an amount where the booking holds the deposit and the price of its guests', () => {
  const amounts = (
    promotions: { id: number; name: string; amount: number }[],
    guestsPrice: number | null = 45_800_000,
  ) =>
    cancellationSteps(
      fees,
      '2027-03-31',
      '2026-11-30',
      feeBaseOf({ promotions, guestsPrice }, [{ kind: 'deposit', amount: 20_000_000, due: null }]),
    ).map(({ amount }) => amount);
  expect(amounts([])).toEqual([20_000_000, 34_350_000, 45_800_000]);
  expect(amounts([], null)).toEqual([20_000_000, null, null]);
  expect(amounts([{ id: 1, name: 'Early bird', amount: 1_000_000 }])).toEqual([20_000_000, null, null]);
  expect(feeBaseOf({ promotions: [], guestsPrice: 1 }, [{ kind: 'all', amount: 9, due: null }]).deposit).toBeNull();
});

test('a fee whose last day has passed is left out, on that day it is still valid', () => {
  const days = (today: string) => cancellationSteps(fees, '2027-03-31', today).map(({ percent }) => percent);
  expect(days('2027-02-28')).toEqual([null, 75, 100]);
  expect(days('2027-03-01')).toEqual([75, 100]);
  expect(days('2027-04-01')).toEqual([]);
});
