import { expect, test } from 'vitest';
import type { TourDates } from '@/hooks/tour/read-departures';
import { departureRows, groupedBy, lowestBookablePrice } from './departure-rows';

const departure = (id: number, departure_date: string, changes: object = {}) =>
  ({
    ...{ id, departure_date, arrival_date: '2027-06-30', price: 1, seat: 9, status_deleted: false },
    ...{ type: null, note: null, itinerary: null },
    ...changes,
  }) as never;

const tours = [
  {
    tour: { id: 17, title: 'Turki', mainCountries: [{ country: { name: 'Turki' } }] },
    itineraries: [departure(1, '2027-03-06', { seat: 0 }), departure(2, '2027-04-17'), departure(3, '2026-10-10')],
  },
  {
    tour: { id: 4, title: 'Jepang', mainCountries: [] },
    itineraries: [departure(4, '2027-03-06'), departure(5, '2027-03-20', { status_deleted: true, seat: null })],
  },
] as unknown as TourDates[];

const ids = (query = {}) => departureRows(tours, query, '2027-01-15').map(({ id }) => id);

test('upcoming departures are sorted, without past and withdrawn ones', () => {
  expect(ids()).toEqual([4, 1, 2]);
});

test('the filters for months and free seats also apply to departures', () => {
  expect(ids({ month: ['2027-04'] })).toEqual([2]);
  expect(ids({ available: '1' })).toEqual([4, 2]);
});

test('departures are grouped by month and by day', () => {
  const rows = departureRows(tours, {}, '2027-01-15');
  expect([...groupedBy(rows, 'month')].map(([month, group]) => [month, group.length])).toEqual([
    ['2027-03', 2],
    ['2027-04', 1],
  ]);
  expect([...groupedBy(rows, 'day').keys()]).toEqual(['2027-03-06', '2027-04-17']);
});

test('a row contains the tour, the departure and the length of the trip', () => {
  expect(departureRows(tours, {}, '2027-01-15')[2]).toEqual({
    id: 2,
    tourId: 17,
    title: 'Turki',
    countries: ['Turki'],
    from: '2027-04-17',
    to: '2027-06-30',
    days: 75,
    price: 1,
    seat: 9,
    isGuaranteed: false,
    remarks: [],
    route: null,
  });
});

test('the lowest price of a day ignores full departures and unknown prices', () => {
  const rows = (...changes: { price: number | null; seat: number | null }[]) => changes as never;
  expect(lowestBookablePrice(rows({ price: 9, seat: 0 }, { price: 30, seat: null }, { price: 20, seat: 4 }))).toBe(20);
  expect(lowestBookablePrice(rows({ price: null, seat: 4 }, { price: 9, seat: 0 }))).toBeNull();
});

test('a departure names the language of its title', () => {
  const [first] = tours;
  const translated = { ...first, tour: { ...first?.tour, languages: ['en', 'id'] } } as unknown as TourDates;
  expect(departureRows([translated], {}, '2027-04-01')).toMatchObject([{ title: 'Turki', language: 'en' }]);
});
