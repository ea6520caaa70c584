import { expect, test } from 'vitest';
import { callFixture } from '../../tests/support/fixture-call.ts';
import { fixtureDatabase } from '../../tests/support/fixture-database.ts';
import { buildSeasons } from '../seed/seasons.ts';

/** Returns the seasons of the fixture, as if all were about its Türkiye, by a query and with seats sold. */
async function seasonsOf({ today = '2026-11-21', query = {}, sold = {} } = {}) {
  const database = fixtureDatabase();
  Object.assign(database.catalogue, {
    today,
    seasons: buildSeasons('id').map((one) => ({ ...one, country_ids: [30] })),
  });
  Object.assign(database.state.seatsTaken, sold);
  const response = await callFixture(database, 'listSeasons', { query });
  if (response.status !== 200) throw new Error('listSeasons failed');
  return response.body.data;
}

const only = async (key: string, options = {}) => (await seasonsOf(options)).find((one) => one.key === key);

test('a season has its next days with their months, and the seasons are in the order of time', async () => {
  const seasons = await seasonsOf();
  expect(seasons.map(({ key }) => key)).toEqual(['snow', 'year_end', 'lebaran', 'sakura', 'school']);
  expect(seasons[0]).toMatchObject({ last_day: '2027-02-28', months: ['2026-12', '2027-01', '2027-02'] });
  expect(seasons[2]).toMatchObject({ first_day: '2027-03-04', last_day: '2027-03-16', months: ['2027-03'] });
});

test('a sold departure changes the numbers, and a party needs its seats', async () => {
  expect(await only('snow')).toMatchObject({ departures: 2, min_price: 14_000_000 });
  expect(await only('snow', { sold: { 30001: 8 } })).toMatchObject({ departures: 1, min_price: 22_000_000 });
  expect(await only('snow', { query: { adults: 8, children: 1 } })).toMatchObject({ departures: 0, min_price: null });
  // Its only departure is full.
  expect(await only('lebaran')).toMatchObject({ departures: 0, min_price: null });
});

test('a season whose departures have all left has the days of the next year, if they have departures', async () => {
  expect(await only('snow', { today: '2027-02-01' })).toMatchObject({ first_day: '2026-12-01', departures: 0 });
  expect(await only('sakura', { today: '2027-04-11' })).toMatchObject({ last_day: '2027-04-15', departures: 0 });
  expect(await only('sakura', { today: '2026-04-11' })).toMatchObject({ first_day: '2027-03-20', departures: 1 });
});
