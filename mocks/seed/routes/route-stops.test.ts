import { expect, test } from 'vitest';
import { locales } from '../localized.ts';
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
