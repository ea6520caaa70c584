import { expect, test } from 'vitest';
import { locales } from '../localized.ts';
import { tourDays } from '../tour/days.ts';
import { tourRows } from '../tour/rows.ts';
import { buildRouteStops } from './route-stops.ts';

test.each(tourRows.map((row) => [row.id, row] as const))('the stops of tour %i fit its days and hotels', (_, row) => {
  const stops = buildRouteStops(row.id, 'id');
  const days = stops.map(({ day }) => day);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(Math.max(...days)).toBeLessThanOrEqual(row.days);
  expect(stops.reduce((sum, { nights }) => sum + nights, 0)).toBe(row.terms.hotelNights);
  for (const [index, { day, nights }] of stops.entries()) {
    expect(day + nights, `the stop after ${stops[index]?.name}`).toBeLessThanOrEqual(stops[index + 1]?.day ?? row.days);
  }
});

test.each(tourRows.map((row) => [row.id, row] as const))(
  'the one-line route of tour %i names its stops in order',
  (_, row) => {
    for (const locale of locales) {
      const names = buildRouteStops(row.id, locale).map(({ name }) => name);
      let last = -1;
      for (const name of row.route[locale].split(' – ')) {
        last = names.findIndex((stop, index) => index > last && stop === name);
        expect(last, name).toBeGreaterThanOrEqual(0);
      }
    }
  },
);

/** Returns the place of a night of the tour; undefined on nights in a plane. */
function placeOfNight(tourId: number, night: number): string | undefined {
  return buildRouteStops(tourId, 'en').find(({ day, nights }) => day <= night && night < day + nights)?.name;
}

/** Returns the parts of a day's title, such as three of `Rabat – Chefchaouen, the blue city`. */
function partsOfTitle(tourId: number, day: number): string[] {
  const [title = ''] = tourDays[tourId]?.details.en[day - 1]?.split('\n') ?? [];
  return title.split(/[:,]| by | with | to /)[0]?.split(' – ') ?? [];
}

// Days whose title begins with the place that the group reaches on that day: Taichung and Da Nang.
const REACHED_THAT_DAY = ['9/3', '25/4'];

test.each(tourRows.map((row) => [row.id, row] as const))(
  'the nights of tour %i fit the titles of its days',
  (id, row) => {
    const stays = buildRouteStops(id, 'en').flatMap(({ name, nights }) => (nights > 0 ? [name] : []));
    for (let day = 3; day <= row.days; day += 1) {
      const parts = partsOfTitle(id, day);
      const [from = ''] = parts;
      const isJourney = parts.length > 1 && stays.includes(from) && !REACHED_THAT_DAY.includes(`${id}/${day}`);
      if (isJourney) expect(placeOfNight(id, day - 1), `the night before day ${day}`).toBe(from);
    }
  },
);

// The text of a day names the place where it ends, or the overview says how many nights a place has.
test.each([
  [1, 5, 'Tokyo'],
  [16, 5, 'Cologne'],
  [19, 4, 'Dubai'],
  [20, 4, 'Cairo'],
  [26, 8, 'Baltic ship'],
  [26, 9, 'Copenhagen'],
  [28, 5, 'Split'],
])('tour %i spends the night of day %i in %s', (id, night, name) => {
  expect(placeOfNight(id, night)).toBe(name);
});
