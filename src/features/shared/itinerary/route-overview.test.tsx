// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawRouteMap, type RouteMap } from '@/domain/route-map/route-map';
import type { Departure } from '@/domain/tour/departure';
import { buildRouteStops } from '../../../../mocks/seed/routes/route-stops';
import { tourRows } from '../../../../mocks/seed/tour/rows';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { RouteMapDrawing, RouteOverview } from './route-overview';

const LARGEST_MAP = 12 * 1024;

const stops = [
  { name: 'Istanbul', day: 2, nights: 0 },
  { name: 'Cappadocia', day: 2, nights: 2 },
];
const map = drawRouteMap([{ name: 'Istanbul', nights: 0, latitude: 41, longitude: 29 }]);
const tour = { route: 'Istanbul – Cappadocia', stops, map };
const departure = { id: 1, from: '2027-04-30', to: '2027-05-03', route: tour.route } as Departure;

const renderOverview = (props: ComponentProps<typeof RouteOverview>) =>
  renderInShell(<RouteOverview {...props} />, { namespaces: ['tour-detail'] });

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('places are listed with the dates of the chosen departure, from Jakarta and back', () => {
  const { container } = renderOverview({ tour: tour, departure });
  expect(rows().map((row) => row.textContent)).toEqual([
    'Jakarta 30\u00a0Apr berangkat',
    'Istanbul 1\u00a0Mei singgah',
    'Cappadocia 1\u00a0Mei 2 malam',
    'Jakarta 3\u00a0Mei tiba kembali',
  ]);
  expect(container.querySelector('svg text')?.textContent).toBe('Istanbul');
});

test('without a departure the days of the trip are named', () => {
  renderOverview({ tour: tour, departure: null });
  expect(rows().map((row) => row.textContent)).toEqual([
    'Jakarta Hari 1 berangkat',
    'Istanbul Hari 2 singgah',
    'Cappadocia Hari 2 2 malam',
  ]);
});

test.each([
  ['without coordinates the list stands alone', { ...tour, map: null }, null, '', 3],
  ['a route of its own is shown in one line', tour, { ...departure, route: 'Istanbul – Bursa' }, 'Istanbul – Bursa', 0],
  ['without stops the route is shown in one line', { ...tour, stops: [] }, null, 'Istanbul – Cappadocia', 0],
  ['without stops and a route nothing is shown', { route: null, stops: [], map: null }, null, '', 0],
])('%s', (_, of, on, route, places) => {
  const { container } = renderOverview({ tour: of, departure: on });
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.queryAllByRole('listitem')).toHaveLength(places);
  expect(/Rute perjalanan: (.*)/.exec(container.textContent ?? '')?.[1] ?? '').toBe(route);
});

test.each(tourRows.map(({ id }) => id))(
  'the map of demo tour %i takes at most 12 KB of the page and names its stays',
  (id) => {
    const places = buildRouteStops(id, 'id').map((stop) => ({
      name: stop.name,
      nights: stop.nights,
      latitude: stop.latitude ?? 0,
      longitude: stop.longitude ?? 0,
    }));
    const drawn = drawRouteMap(places) as RouteMap;
    expect(renderToStaticMarkup(<RouteMapDrawing map={drawn} lang="id" />).length).toBeLessThanOrEqual(LARGEST_MAP);
    expect(drawn.visited, 'the country of the tour').not.toBe('');
    expect(drawn.places.filter(({ kind, label }) => kind === 'stay' && !label)).toEqual([]);
  },
);

test('a place that is reached twice on a day is listed twice', () => {
  const names = ['Tbilisi', 'Sighnaghi', 'Tbilisi'];
  renderOverview({ tour: { ...tour, stops: names.map((name) => ({ name, day: 5, nights: 0 })) }, departure: null });
  expect(rows().map((row) => row.textContent?.split(' ')[0])).toEqual(['Jakarta', ...names]);
});
