// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fetchInBrowser } from '@/data/call-in-browser';
import { departuresQuery, itinerariesQuery } from '@/data/operations/tour';
import { readDepartures, type TourDates } from '@/data/use-departures';
import { todayInJakarta } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import {
  departureRows,
  formatFullDay,
  formatFullMonth,
  formatFullWeekday,
  modelOfAnswer,
  modelOfTours,
  monthToShow,
  nearestMonth,
  weeksOf,
} from './calendar-model';

withMockServer();

const nextYear = `${Number(todayInJakarta().slice(0, 4)) + 1}`;
const datesOf = async (id: number) => (await fetchInBrowser(itinerariesQuery(id))).data;

test.each<[TourQuery, string | undefined]>([
  [{}, undefined],
  [{ available: '1' }, `${nextYear}-03`],
  [{ regional_id: 3 }, `${nextYear}-05`],
  [{ month: [`${nextYear}-03`, `${nextYear}-06`] }, `${nextYear}-06`],
  [{ search: 'jepang' }, '2020-01'],
  [{ search: 'zzzz' }, undefined],
])('%j: the answer for a month %s is the same as the departures of every tour', async (query, at) => {
  const today = todayInJakarta();
  const answer = await fetchInBrowser(departuresQuery({ ...query, ...(at && { at }), limit: 100 }));
  const tours = await readDepartures(datesOf, query);
  expect(modelOfAnswer(answer, query, today)).toEqual(modelOfTours(tours, query, { view: 'calendar', at }, today));
});

test('a row contains the departure, the tour with the language of its title, and the length of the trip', () => {
  const departure = {
    ...{ id: 2, departure_date: '2027-04-17', arrival_date: '2027-06-30', price: 1, seat: 9, status_deleted: false },
    ...{ type: null, note: null, itinerary: null },
  };
  const tour = { id: 17, title: 'Turki', languages: ['en', 'id'], mainCountries: [{ country: { name: 'Turki' } }] };
  const tours = [{ tour, itineraries: [departure] }] as unknown as TourDates[];
  expect(departureRows(tours, {}, '2027-01-15')).toEqual([
    {
      ...{ id: 2, tourId: 17, title: 'Turki', language: 'en', countries: ['Turki'] },
      ...{ from: '2027-04-17', to: '2027-06-30', days: 75, price: 1, seat: 9 },
      ...{ isGuaranteed: false, remarks: [], route: null },
    },
  ]);
});

test('weeks begin on Monday and contain only days of the month', () => {
  const march = weeksOf('2027-03');
  expect(march).toHaveLength(5);
  expect(march[0]?.[0]).toBe('2027-03-01');
  expect(march[4]).toEqual(['2027-03-29', '2027-03-30', '2027-03-31', null, null, null, null]);
  expect(weeksOf('2027-08')[0]).toEqual([null, null, null, null, null, null, '2027-08-01']);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test.each([
  ['2027-03', ['2027-02', '2027-05'], '2027-03'],
  ['2027-01', ['2027-02', '2027-05'], '2027-01'],
  ['2026-12', ['2027-02', '2027-05'], '2027-02'],
  ['2027-06', ['2027-02', '2027-05'], '2027-02'],
  [undefined, [], '2027-01'],
])('of a request for %s in a calendar with departures in %j the month %s is shown', (requested, months, shown) => {
  expect(monthToShow(requested, months, '2027-01-15')).toBe(shown);
});

test('the later one of two equally near months is returned', () => {
  expect(nearestMonth('2027-03', ['2027-01', '2027-05', '2027-12'])).toBe('2027-05');
  expect(nearestMonth('2027-03', ['2027-02', '2027-05'])).toBe('2027-02');
  expect(nearestMonth('2027-03', [])).toBeNull();
});

test('months, days and weekdays are written in full in both languages', () => {
  expect([formatFullMonth('2027-08', 'id'), formatFullMonth('2027-08', 'en')]).toEqual(['Agustus 2027', 'August 2027']);
  expect([formatFullDay('2027-03-02', 'id'), formatFullDay('2027-03-12', 'en')]).toEqual([
    '2 Maret 2027',
    '12 March 2027',
  ]);
  expect([formatFullWeekday('2027-03-12', 'id'), formatFullWeekday('2027-03-14', 'en')]).toEqual(['Jumat', 'Sunday']);
});
