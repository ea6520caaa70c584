import { expect, test } from 'vitest';
import { createDatabases } from './database.ts';
import { addDays } from './seed/calendar.ts';
import { serializeDeals, serializeTours } from './serializers/tour-serializer.ts';
import { scenarioNames } from './state/state.ts';

const now = new Date('2026-11-21T05:00:00Z');

const createDatabase = (options: Parameters<typeof createDatabases>[0]) => createDatabases(options).id;

function ratnaIn(scenario: (typeof scenarioNames)[number]) {
  const { state } = createDatabase({ now, scenario });
  const bookings = state.bookings.filter(({ memberId }) => memberId === 'm1');
  return { member: state.members.m1, bookings: bookings.length };
}

test.each(scenarioNames)('%s starts the same each time and is plain JSON', (scenario) => {
  const { state } = createDatabase({ now, scenario });
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect(createDatabase({ now, scenario }).state).toEqual(state);
  expect(state.scenario).toBe(scenario);
});

test("a given state continues under the catalogue of the day, a scenario other than the state's starts fresh", () => {
  const { state } = createDatabase({ now });
  const tomorrow = createDatabase({ now: new Date('2026-11-21T17:00:00Z'), state });
  expect(tomorrow.state).toBe(state);
  expect(tomorrow.catalogue.today).toBe('2026-11-22');
  expect(createDatabase({ now, state, scenario: 'empty' }).state).not.toBe(state);
});

test('databases do not share their members', () => {
  const first = createDatabase({ now });
  Object.assign(first.state.members.m1?.profile ?? {}, { firstName: 'Rat' });
  expect(createDatabase({ now }).state.members.m1?.profile.firstName).toBe('Ratna');
});

test('a scenario changes points, premium and bookings of the members', () => {
  const pointsIn = (scenario: (typeof scenarioNames)[number]) => ratnaIn(scenario).member?.membership.card.point;
  expect([pointsIn('default'), pointsIn('zero-points')]).toEqual([12_450, 0]);
  expect(ratnaIn('premium').member?.profile.is_member_premium).toBe(true);
  expect([ratnaIn('default').bookings, ratnaIn('many-bookings').bookings, ratnaIn('empty').bookings]).toEqual([
    4, 60, 0,
  ]);
});

test('the trips of many bookings end some days after they begin', () => {
  const { bookings } = createDatabase({ now, scenario: 'many-bookings' }).state;
  const many = bookings.filter(({ history }) => history.reservation_code?.startsWith('KLN-MM'));
  expect(many.length).toBeGreaterThan(50);
  for (const { history } of many) expect(history.arrival_date).toBe(addDays(history.date, 8));
});

test('sold-out has departures and no seats', () => {
  const departures = serializeTours(createDatabase({ now, scenario: 'sold-out' })).flatMap(
    ({ itineraries }) => itineraries,
  );
  expect(departures.length).toBeGreaterThan(100);
  expect(departures.filter(({ seat }) => seat !== 0)).toEqual([]);
});

test('sold-out has no hot deals, and a full departure removes its own deal', () => {
  const dealsOf = (...args: Parameters<typeof createDatabase>) =>
    serializeDeals(createDatabase(...args)).map(({ id }) => id);
  expect(dealsOf({ now, scenario: 'sold-out' })).toEqual([]);
  const { state } = createDatabase({ now });
  state.seatsTaken['10701'] = 13;
  expect(dealsOf({ now, state })).toEqual([9001, 9002, 9003, 9004]);
  state.seatsTaken['10701'] = 14;
  expect(dealsOf({ now, state })).toEqual([9001, 9003, 9004]);
});

test('empty has regions without tours', () => {
  const { catalogue } = createDatabase({ now, scenario: 'empty' });
  expect([catalogue.tours, catalogue.deals, catalogue.articles, catalogue.careers]).toEqual([[], [], [], []]);
  expect(catalogue.regionals).toHaveLength(9);
});

test('the languages share one state, so that a seat sold in English is sold in Indonesian', () => {
  const { id, en } = createDatabases({ now });
  expect(en.state).toBe(id.state);
  expect(en.catalogue.tours[0]?.title).toBe('Japan Golden Route: Osaka – Kyoto – Fuji – Tokyo');
  expect(en.catalogue.tours[0]?.itineraries.map(({ price, seat }) => [price, seat])).toEqual(
    id.catalogue.tours[0]?.itineraries.map(({ price, seat }) => [price, seat]),
  );
});

test('one-language answers in Indonesian, partly-translated says which rows are not English', () => {
  const one = createDatabases({ now, scenario: 'one-language' }).en.catalogue;
  expect([one.language, one.tours[0]?.languages, one.tours[0]?.title]).toEqual([
    'id',
    ['id'],
    'Jepang Golden Route: Osaka – Kyoto – Fuji – Tokyo',
  ]);
  const partly = createDatabases({ now, scenario: 'partly-translated' }).en.catalogue;
  expect([partly.language, ...partly.tours.slice(0, 2).map(({ languages }) => languages)]).toEqual([
    'en',
    ['en', 'id'],
    ['id'],
  ]);
});
