import type { Query } from '@sdk';
import { expect, test } from 'vitest';
import { callFixture } from '../../tests/support/fixture-call.ts';
import { fixtureDatabase } from '../../tests/support/fixture-database.ts';

test('departures are sorted upcoming by soonest, withdrawn ones included, then past ones by latest', async () => {
  const response = await callFixture(fixtureDatabase(), 'listItineraries', { path: { id: 1 } });
  expect(response.status === 200 && response.body.data.map(({ id }) => id)).toEqual([
    10003, 10004, 10005, 10006, 10007, 10002, 10001,
  ]);
});

test('the detail has all departures, the lowest price with seats and absolute URLs', async () => {
  expect(await callFixture(fixtureDatabase(), 'getTour', { path: { id: 1 } })).toMatchObject({
    status: 200,
    body: {
      data: {
        price: 20_000_000,
        itineraryCount: 4,
        lowestItinerary: { id: 10005, price: 20_000_000 },
        imageUrl: 'http://host.example/media/cappadocia-gold.jpg',
        linkPdf: 'http://host.example/v2/modules/page/tour/pdf/10003?max_row=5&version=2',
        regional: { id: 3, name: 'Timur Tengah', total_tours: 2, min_price: 14_000_000, max_price: 20_000_000 },
        itineraries: { length: 7 },
      },
    },
  });
});

const shownDepartures = async (query: Query<'listTours'>, database = fixtureDatabase()) => {
  const response = await callFixture(database, 'listTours', { query: { search: 'lengkap', ...query } });
  return response.status === 200 && response.body.data.map(({ itineraries }) => itineraries.map(({ id }) => id));
};

test.each<[Query<'listTours'>, number[]]>([
  [{}, [10003, 10004, 10005]],
  [{ month: ['2027-10'] }, [10007]],
  [{ available: '1' }, [10003, 10005, 10007]],
])('a list under %j has the next three departures that match', async (query, ids) => {
  expect(await shownDepartures(query)).toEqual([ids]);
});

test('a list filtered by months has the cheapest departure in them besides the next three', async () => {
  const database = fixtureDatabase();
  database.state.departures[10007] = { price: 9_000_000 };
  const month = ['2027-01', '2027-03', '2027-04', '2027-10'];
  expect(await shownDepartures({ month }, database)).toEqual([[10003, 10004, 10005, 10007]]);
});

test('the second page continues after the first, and a page beyond the last has no rows', async () => {
  const second = await callFixture(fixtureDatabase(), 'listTours', { query: { page: 2, limit: 3 } });
  expect(second).toMatchObject({
    body: { data: [{ id: 4 }], pagination: { current_page: 2, first_item: 4, last_item: 4, per_page: 3, total: 4 } },
  });
  const beyond = await callFixture(fixtureDatabase(), 'listTours', { query: { page: 3, limit: 2 } });
  expect(beyond).toMatchObject({
    body: { data: [], pagination: { current_page: 3, first_item: null, last_item: null, per_page: 2, total: 4 } },
  });
});

test('a region lists its own tours; one without tours is empty and an unknown one is a 404', async () => {
  const database = fixtureDatabase();
  const ids = async (regional_id: number) => {
    const response = await callFixture(database, 'listToursOfRegional', { path: { regional_id } });
    return response.status === 200 ? response.body.data.map(({ id }) => id) : response.status;
  };
  expect([await ids(3), await ids(9), await ids(77)]).toEqual([[3, 1], [], 404]);
});

test('regions without tours are sent without a price', async () => {
  const response = await callFixture(fixtureDatabase(), 'listRegionals');
  expect(response.status === 200 && response.body.data.map((one) => [one.id, one.total_tours, one.min_price])).toEqual([
    [1, 1, 30_000_000],
    [3, 2, 14_000_000],
    [9, 0, null],
  ]);
});

test.each([
  [1, [1, 2]],
  [10003, [1, 2]],
  [4, []],
])('the programme of %i is sorted by day', async (id, days) => {
  const response = await callFixture(fixtureDatabase(), 'listDayActivities', { path: { id } });
  expect(response.status === 200 && response.body.data.map(({ day }) => day)).toEqual(days);
  expect(response.status === 200 && response.body.data.every((day) => day.itinerary_id === id)).toBe(true);
});
