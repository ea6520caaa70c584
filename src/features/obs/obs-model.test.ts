import { expect, test } from 'vitest';
import { departure } from '../../../tests/support/booking-fixture';
import { datesIn, needsFetch } from './obs-model';

const april = { ...departure, id: 1, from: '2027-04-17' };
const june = { ...departure, id: 2, from: '2027-06-05' };

test('only the dates in the requested months are returned; without a month, all dates', () => {
  expect(datesIn([april, june], ['2027-06']).map(({ id }) => id)).toEqual([2]);
  expect(datesIn([april, june], undefined).map(({ id }) => id)).toEqual([1, 2]);
  expect(datesIn([april, june], ['2027-05'])).toEqual([]);
});

test('the dates of a tour are fetched if the list may lack some dates of the requested month', () => {
  const tour = { departures: [april, june], total: 5 };
  expect(needsFetch(tour, ['2027-09'])).toBe(true);
  expect(needsFetch(tour, ['2027-06'])).toBe(true);
  expect(needsFetch(tour, ['2027-04'])).toBe(false);
  expect(needsFetch(tour, undefined)).toBe(false);
  expect(needsFetch({ ...tour, total: 2 }, ['2027-09'])).toBe(false);
});
