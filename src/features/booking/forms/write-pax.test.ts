import { expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { blankPassenger } from './booking-values';
import { losesGuest } from './write-pax';

test('taking a guest off is a loss only when something was filled in', () => {
  const blank = blankPassenger('adult');
  const { passengers } = filledValues();
  const one = { adult: 1, child: 0, infant: 0 };
  expect(losesGuest([blank, { ...blank }, { ...blank }], one)).toBe(false);
  expect(losesGuest([blank, { ...blank, nationality: 'SG' }], one)).toBe(true);
  expect(losesGuest(passengers, one)).toBe(true);
  expect(losesGuest(passengers, { ...one, child: 1 })).toBe(false);
});
