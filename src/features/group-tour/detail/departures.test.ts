import type { Itinerary } from '@sdk';
import { expect, test } from 'vitest';
import { chooseDeparture, departureModels, monthsOf, type ShownDeparture } from './departures';

const TODAY = '2026-11-21';

const itinerary = (given: Partial<Itinerary>): Itinerary => ({
  id: 170704,
  type: 'Reguler',
  periode: '17 Apr 2027 - 26 Apr 2027',
  itinerary: 'Istanbul – Konya',
  departure_date: '2027-04-17',
  arrival_date: '2027-04-26',
  duration: '10 Hari 9 Malam',
  price: 22_900_000,
  seat: 25,
  note: null,
  status_deleted: false,
  fake_num_of_members: 3,
  tour_id: 17,
  ...given,
});

const departure = (id: number, departure_date: string, seat: number | null = 12): ShownDeparture => ({
  id,
  departure_date,
  arrival_date: departure_date,
  price: 1,
  seat,
  isGuaranteed: false,
  remarks: [],
  route: null,
});

test('a withdrawn departure is left out', () => {
  expect(departureModels([itinerary({ status_deleted: true })], null)).toEqual([]);
});

test('the invented number of members never reaches the page', () => {
  expect(departureModels([itinerary({})], null)[0]).not.toHaveProperty('fake_num_of_members');
});

test('guaranteed becomes a tag and is not said twice', () => {
  const [row] = departureModels([itinerary({ type: 'Lebaran', note: 'Pasti berangkat' })], null);
  expect([row?.isGuaranteed, row?.remarks]).toEqual([true, ['Lebaran']]);
});

test('kind and note stand side by side, "regular" only alone', () => {
  const [holiday, regular, plain] = departureModels(
    [
      itinerary({ type: 'Libur Sekolah', note: 'Dengan tour leader dari Jakarta' }),
      itinerary({ type: 'Reguler', note: 'Dengan tour leader dari Jakarta' }),
      itinerary({ type: 'Reguler', note: null }),
    ],
    null,
  );
  expect(holiday?.remarks).toEqual(['Libur Sekolah', 'Dengan tour leader dari Jakarta']);
  expect(regular?.remarks).toEqual(['Dengan tour leader dari Jakarta']);
  expect(plain?.remarks).toEqual(['Reguler']);
});

test('a route is kept only where it differs from that of the tour', () => {
  const [same, other] = departureModels(
    [itinerary({}), itinerary({ itinerary: 'Ankara – Konya' })],
    'Istanbul – Konya',
  );
  expect([same?.route, other?.route]).toEqual([null, 'Ankara – Konya']);
});

test('the first departure with seats is chosen, on request counts as seats', () => {
  const rows = [departure(1, '2027-01-16', 0), departure(2, '2027-03-06', null), departure(3, '2027-04-17')];
  expect(chooseDeparture(rows, TODAY, null).chosen?.id).toBe(2);
});

test('the departure of the address is chosen', () => {
  const rows = [departure(2, '2027-03-06'), departure(3, '2027-04-17')];
  expect(chooseDeparture(rows, TODAY, 3).chosen?.id).toBe(3);
});

test('a full, past or unknown departure of the address gives way to the first with seats', () => {
  const rows = [departure(1, '2027-01-16', 0), departure(2, '2027-03-06'), departure(9, '2026-10-10')];
  expect([1, 9, 77].map((id) => chooseDeparture(rows, TODAY, id).chosen?.id)).toEqual([2, 2, 2]);
});

test('with every departure full the soonest one is shown', () => {
  const choice = chooseDeparture([departure(2, '2027-03-06', 0), departure(1, '2027-01-16', 0)], TODAY, null);
  expect([choice.status, choice.chosen?.id]).toEqual(['full', 1]);
});

test('earlier departures stand apart and choose nothing', () => {
  const choice = chooseDeparture([departure(9, '2026-10-10', 0)], TODAY, 9);
  expect([choice.status, choice.chosen, choice.past.length]).toEqual(['past', null, 1]);
});

test('a tour without departures has nothing to sell', () => {
  expect(chooseDeparture([], TODAY, null)).toEqual({ upcoming: [], past: [], chosen: null, status: 'none' });
});

test('months are listed once and in order', () => {
  const rows = [departure(3, '2027-04-17'), departure(1, '2027-01-16'), departure(2, '2027-04-02')];
  expect(monthsOf(rows)).toEqual(['2027-01', '2027-04']);
});
