import { expect, test } from 'vitest';
import { tourInUrl } from './departure-section';

test.each([
  ['/group-tour/17', 17],
  ['/en/booking/5', 5],
  ['/prebook?tour=12&pax=2', 12],
  ['/group-tour', null],
  ['/group-tour/destination/3', null],
  ['/en?tour=4', null],
])('%s shows the tour %s', (path, tour) => {
  expect(tourInUrl(new URL(path, 'http://localhost:3000'))).toBe(tour);
});
