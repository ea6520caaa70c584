import type { Answer } from '@sdk';
import { expect, test, vi } from 'vitest';
import { nextSeasons } from '../../../mocks/seed/calendar.ts';
import { departure } from '../../../tests/support/fixture-database.ts';
import { holidaysIn } from '../search/holidays';
import { seasonCards, seasonTotal } from './season';

const days = { from: '2027-03-04', to: '2027-03-16' };
const cardsOf = (data: object[]) =>
  seasonCards({ data } as unknown as Answer<'listTours'>, days, { month: ['2027-03'] });

vi.mock('../dates', async (original) => ({
  ...(await original<typeof import('../dates')>()),
  todayInJakarta: () => '2026-11-21',
}));

const tour = (id: number, ...days: string[]) => ({
  id,
  title: `Tour ${id}`,
  mainCountries: [],
  itineraries: days.map((day, index) => departure(id * 10 + index, day, { price: 9_000_000 + index })),
  lowestItinerary: departure(99, '2027-09-04', { price: 1 }),
});

test('the cards of a season have its tours with the departures on its days, and their price', () => {
  const data = [tour(1, '2027-03-05', '2027-03-26'), tour(2, '2027-03-26'), tour(3, '2027-03-02', '2027-03-13')];
  const cards = cardsOf(data);
  expect(cards.map(({ id, price, departures = [] }) => [id, price, ...departures.map(({ from }) => from)])).toEqual([
    [1, 9_000_000, '2027-03-05'],
    [3, 9_000_001, '2027-03-13'],
  ]);
});

test('the cheapest departure can be named apart from the next ones', () => {
  const cheapest = departure(19, '2027-03-12', { price: 8_000_000 });
  expect(cardsOf([{ ...tour(1, '2027-03-05'), lowestItinerary: cheapest }])).toMatchObject([{ price: 8_000_000 }]);
});

test('the number of tours counts only those shown when the answer has tours of other days', () => {
  const totalOf = (...data: object[]) => {
    const answer = { data, pagination: { total: 23 } } as unknown as Answer<'listTours'>;
    return seasonTotal(answer, cardsOf(data));
  };
  expect(totalOf(tour(1, '2027-03-05'))).toBe(23);
  expect(totalOf(tour(1, '2027-03-05'), tour(2, '2027-03-26'))).toBe(1);
});

test.each([2026, 2027, 2028, 2029, 2030])('site and demo have the same months of Lebaran in %i', (year) => {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const holiday = holidaysIn(months).find(({ name }) => name === 'lebaran');
  const [next] = nextSeasons('lebaran', `${year}-01-01`);
  expect([...new Set([next?.first, next?.last].map((day) => day?.slice(0, 7)))]).toEqual(holiday?.months);
});
