import { expect, test } from 'vitest';
import { cancellationSteps } from './cancellation';

const fees = [
  { days_before: 10, percent: 75 },
  { days_before: 31, percent: null },
  { days_before: 0, percent: 100 },
];

test('a fee is valid until its number of days before the departure', () => {
  expect(cancellationSteps(fees, '2027-03-31', '2026-11-30')).toEqual([
    { until: '2027-02-28', percent: null },
    { until: '2027-03-21', percent: 75 },
    { until: '2027-03-31', percent: 100 },
  ]);
});

test('a fee whose last day has passed is left out, on that day it is still valid', () => {
  const days = (today: string) => cancellationSteps(fees, '2027-03-31', today).map(({ percent }) => percent);
  expect(days('2027-02-28')).toEqual([null, 75, 100]);
  expect(days('2027-03-01')).toEqual([75, 100]);
  expect(days('2027-04-01')).toEqual([]);
});
