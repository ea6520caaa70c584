import { expect, test } from 'vitest';
import { fixtureDatabase, fixtureNow } from '../../tests/support/fixture-database.ts';
import { createDatabases } from '../database.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { countFacets, searchTours, type TourQuery } from './tour-search.ts';

const today = '2026-11-21';
const tours = serializeTours(fixtureDatabase());
const ids = (query: TourQuery) => searchTours(tours, query, today).map(({ id }) => id);

test.each<[TourQuery, number[]]>([
  [{}, [2, 3, 1, 4]],
  [{ search: 'TURKI' }, [3, 1]],
  [{ search: 'kyoto' }, [2]],
  [{ search: 'turki jepang' }, []],
  [{ search: '' }, [2, 3, 1, 4]],
  [{ regional_id: 3 }, [3, 1]],
  [{ country: [10] }, [2]],
  [{ country: [10, 30] }, [2, 3, 1]],
  [{ month: ['2027-01'] }, [3, 1]],
  [{ month: ['2026-12', '2027-03'] }, [2, 1]],
  [{ month: ['2026-10'] }, []],
  [{ month: ['2027-06'] }, []],
  [{ first_day: '2027-01-01', last_day: '2027-01-31' }, [3, 1]],
  [{ first_day: '2027-10-01' }, [1]],
  [{ last_day: '2026-10-31' }, []],
  [{ min_days: 7 }, [2, 1]],
  [{ max_days: 7 }, [2, 3]],
  [{ min_price: 19_000_000, max_price: 20_000_000 }, [1]],
  [{ max_price: 15_000_000 }, [3]],
  [{ available: '1' }, [3, 1]],
  [{ available: '1', month: ['2027-03'] }, []],
  [{ available: '1', month: ['2027-04'] }, [1]],
])('%j finds %j', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test.each<[NonNullable<TourQuery['sort']>, number[]]>([
  ['soonest', [2, 3, 1, 4]],
  ['price_asc', [3, 1, 2, 4]],
  ['price_desc', [2, 1, 3, 4]],
  ['duration_asc', [3, 2, 1, 4]],
  ['newest', [4, 3, 2, 1]],
])('%s puts %j first', (sort, expected) => {
  expect(ids({ sort })).toEqual(expected);
});

test('a party sorts and filters by the departures with seats for it', () => {
  // Of tour 1 the cheapest departure has 8 seats, of tour 3 the only one too.
  const ten = { adults: 6, children: 4, infants: 2 };
  expect(ids({ available: '1', ...ten })).toEqual([1]);
  expect(ids({ ...ten, sort: 'price_asc' })).toEqual([1, 3, 2, 4]);
  expect(ids({ ...ten, sort: 'price_desc' })).toEqual([1, 2, 3, 4]);
  expect(ids({ available: '1', adults: 8, children: 0, infants: 5 })).toEqual([3, 1]);
  expect(countFacets(tours, ten, today).available).toBe(1);
});

test('facets count every choice', () => {
  expect(countFacets(tours, {}, today)).toEqual({
    regionals: [
      { id: 3, name: 'Timur Tengah', total: 2 },
      { id: 1, name: 'Asia Timur', total: 1 },
    ],
    countries: [
      { id: 10, name: 'Jepang', code: 'JP', total: 1 },
      { id: 30, name: 'Turki', code: 'TR', total: 2 },
    ],
    months: [
      { month: '2026-12', total: 1 },
      { month: '2027-01', total: 2 },
      { month: '2027-03', total: 1 },
      { month: '2027-04', total: 1 },
      { month: '2027-10', total: 1 },
    ],
    durations: [
      { min_days: 1, max_days: 5, total: 1 },
      { min_days: 6, max_days: 8, total: 1 },
      { min_days: 9, max_days: 12, total: 1 },
      { min_days: 13, max_days: null, total: 0 },
    ],
    prices: [
      { min_price: null, max_price: 15_000_000, total: 1 },
      { min_price: 15_000_000, max_price: 25_000_000, total: 1 },
      { min_price: 25_000_000, max_price: 40_000_000, total: 1 },
      { min_price: 40_000_000, max_price: null, total: 0 },
    ],
    available: 2,
  });
});

test('the counts of a facet apply the other filters, not its own filter', () => {
  const { countries, durations } = countFacets(tours, { country: [30], max_days: 5 }, today);
  expect(countries.map(({ total }) => total)).toEqual([0, 1]);
  expect(durations.map(({ total }) => total)).toEqual([1, 0, 1, 0]);
});

test.each<TourQuery>([
  { available: '1', max_price: 20_000_000, regional_id: 1 },
  { month: ['2027-03', '2027-09'], min_price: 25_000_000 },
  { country: [101, 301], min_days: 6, max_days: 8, min_price: 15_000_000 },
])('under %j each choice has as many tours as the list that it leads to', (query) => {
  const seeded = serializeTours(createDatabases({ now: fixtureNow }).id);
  const { regionals, countries, months, available } = countFacets(seeded, query, today);
  const totalOf = (change: TourQuery) => searchTours(seeded, { ...query, ...change }, today).length;
  expect(regionals.map(({ total }) => total)).toEqual(regionals.map(({ id }) => totalOf({ regional_id: id })));
  expect(countries.map(({ total }) => total)).toEqual(countries.map(({ id }) => totalOf({ country: [id] })));
  expect(months.map(({ total }) => total)).toEqual(months.map(({ month }) => totalOf({ month: [month] })));
  expect(available).toBe(totalOf({ available: '1' }));
});

test('a price that was changed and a title that was edited count at once', () => {
  const { id: database } = createDatabases({ now: fixtureNow });
  const current = () => serializeTours(database);
  const { lowestItinerary, regionalId } = current().find(({ id }) => id === 17) ?? {};
  database.state.departures[lowestItinerary?.id ?? 0] = { price: 1_000_000 };
  expect(searchTours(current(), { sort: 'price_asc' }, today)[0]?.id).toBe(17);
  const ofRegion = current().filter((tour) => tour.regionalId === regionalId);
  expect(new Set(ofRegion.map(({ regional }) => regional?.min_price))).toEqual(new Set([1_000_000]));
  database.state.edits.published['tour:17'] = { title: { id: 'Kapal Selam', en: 'Submarine' } };
  expect(searchTours(current(), { search: 'kapal selam' }, today).map(({ id }) => id)).toEqual([17]);
});
