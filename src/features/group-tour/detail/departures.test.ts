import { expect, test } from 'vitest';
import { type Departure, sortDepartures } from '@/domain/tour/departure';
import { chooseDeparture, monthsOf } from './departures';

const TODAY = '2026-11-21';

const departure = (id: number, from: string, seat: number | null = 12): Departure => ({
  id,
  from,
  to: from,
  price: 1,
  seat,
  isGuaranteed: false,
  remarks: [],
  route: null,
});
const choose = (departures: Departure[], wanted: number | null) =>
  chooseDeparture(sortDepartures(departures, TODAY), wanted);

test('the first departure with seats is chosen, on request counts as seats', () => {
  const rows = [departure(1, '2027-01-16', 0), departure(2, '2027-03-06', null), departure(3, '2027-04-17')];
  expect(choose(rows, null).chosen?.id).toBe(2);
});

test('the departure of the address is chosen', () => {
  const rows = [departure(2, '2027-03-06'), departure(3, '2027-04-17')];
  expect(choose(rows, 3).chosen?.id).toBe(3);
});

test('a full, past or unknown departure of the address gives way to the first with seats', () => {
  const rows = [departure(1, '2027-01-16', 0), departure(2, '2027-03-06'), departure(9, '2026-10-10')];
  expect([1, 9, 77].map((id) => choose(rows, id).chosen?.id)).toEqual([2, 2, 2]);
});

test('with every departure full the soonest one is shown', () => {
  const choice = choose([departure(2, '2027-03-06', 0), departure(1, '2027-01-16', 0)], null);
  expect([choice.status, choice.chosen?.id]).toEqual(['full', 1]);
});

test('earlier departures stand apart and choose nothing', () => {
  const choice = choose([departure(9, '2026-10-10', 0)], 9);
  expect([choice.status, choice.chosen, choice.past.length]).toEqual(['past', null, 1]);
});

test('a tour without departures has nothing to sell', () => {
  expect(choose([], null)).toEqual({ upcoming: [], past: [], chosen: null, status: 'none' });
});

test('months are listed once and in order', () => {
  const rows = [departure(3, '2027-04-17'), departure(1, '2027-01-16'), departure(2, '2027-04-02')];
  expect(monthsOf(rows)).toEqual(['2027-01', '2027-04']);
});
