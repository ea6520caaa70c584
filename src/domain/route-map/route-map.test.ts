import { expect, test } from 'vitest';
import { placeLabels } from './map-labels.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './map-projection.ts';
import { drawRouteMap, type RoutePlace } from './route-map.ts';

const istanbul = { name: 'Istanbul', nights: 0, latitude: 41.01, longitude: 28.98 };
const cappadocia = { name: 'Cappadocia', nights: 2, latitude: 38.64, longitude: 34.83 };
const bursa = { name: 'Bursa', nights: 1, latitude: 40.18, longitude: 29.06 };

function draw(stops: RoutePlace[]) {
  const map = drawRouteMap(stops);
  if (!map) throw new Error('there is no map');
  return map;
}

const placeOf = (stops: RoutePlace[], name: string) => {
  const place = draw(stops).places.find((one) => one.name === name);
  if (!place) throw new Error(`${name} is not on the map`);
  return place;
};

test('without stops there is no map', () => {
  expect(drawRouteMap([])).toBeNull();
});

test('north is up and east is right, and a stop without a night is marked as a stop', () => {
  const stops = [cappadocia, istanbul, bursa];
  const { x, y, kind } = placeOf(stops, 'Istanbul');
  expect(placeOf(stops, 'Cappadocia').x).toBeGreaterThan(x);
  expect(placeOf(stops, 'Bursa').y).toBeGreaterThan(y);
  expect(kind).toBe('stop');
});

test('a place that is reached again has one mark, and the route leads back to it', () => {
  const { places, route } = draw([istanbul, cappadocia, { ...istanbul, nights: 1 }]);
  expect(places.map(({ name, kind }) => [name, kind])).toEqual([
    ['Istanbul', 'start'],
    ['Cappadocia', 'stay'],
  ]);
  const [start] = places;
  expect(route.match(/M/g)).toHaveLength(2);
  expect(route.endsWith(` ${start?.x} ${start?.y}`)).toBe(true);
});

test('the way there and the way back bend to different sides', () => {
  const [there, back] = draw([istanbul, cappadocia, istanbul]).route.split('M').slice(1);
  const bendOf = (leg: string | undefined) => leg?.split('Q')[1]?.split(' ').slice(0, 2);
  expect(bendOf(there)).not.toEqual(bendOf(back));
});

test.each([1, 2])('one place alone, listed %i times, has a map without a route', (count) => {
  const { route, arrows, places, visited } = draw(Array(count).fill(cappadocia));
  expect([route, arrows]).toEqual(['', '']);
  expect(places).toMatchObject([{ x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 }]);
  expect(visited).not.toBe('');
});

test('countries with a place are drawn apart from their neighbours', () => {
  const { visited, land } = draw([istanbul, cappadocia]);
  expect(visited).toMatch(/^M/);
  expect(land).toMatch(/^M/);
  expect(visited + land).not.toMatch(/NaN|Infinity/);
});

test('places close to each other are moved apart', () => {
  for (const latitude of [38.65, cappadocia.latitude]) {
    const { places } = draw([cappadocia, { ...cappadocia, name: 'Göreme', latitude }, bursa]);
    const [a, b] = places;
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(20);
  }
});

test('a neighbour behind a near border is not visited', () => {
  const kazbegi = { name: 'Kazbegi', nights: 1, latitude: 42.66, longitude: 44.64 };
  const tbilisi = { name: 'Tbilisi', nights: 1, latitude: 41.72, longitude: 44.79 };
  expect(draw([kazbegi, tbilisi]).visited.match(/M/g)).toHaveLength(1);
});

test('places on both sides of the date line lie beside each other, with land around them', () => {
  const fiji = { name: 'Taveuni', nights: 1, latitude: -16.8, longitude: 179.9 };
  const samoa = { name: 'Apia', nights: 1, latitude: -13.8, longitude: -171.8 };
  const { places, visited } = draw([fiji, samoa]);
  const [west = 0, east = 0] = places.map(({ x }) => x);
  expect(east - west).toBeGreaterThan(100);
  expect(Math.abs(west + east - MAP_WIDTH)).toBeLessThanOrEqual(1);
  expect(visited.match(/M/g)?.length).toBeGreaterThan(1);
});

test('places in the middle of a large country are drawn from so far that its border or coast is seen', () => {
  const harbin = { name: 'Harbin', nights: 1, latitude: 45.8, longitude: 126.53 };
  const xuexiang = { name: 'Xuexiang', nights: 1, latitude: 44.53, longitude: 128.95 };
  const { land, places } = draw([harbin, xuexiang]);
  expect(land.match(/M/g)?.length).toBeGreaterThan(1);
  expect((places[1]?.x ?? 0) - (places[0]?.x ?? 0)).toBeLessThan(MAP_WIDTH / 6);
});

test('places in a recognisable area are drawn from near', () => {
  const { places } = draw([istanbul, bursa, { ...bursa, name: 'Edirne', latitude: 41.67, longitude: 26.56 }]);
  expect((places[0]?.x ?? 0) - (places[2]?.x ?? 0)).toBeGreaterThan(MAP_WIDTH / 4);
});

test('a label lies beside its place, and a second one avoids the first', () => {
  const places = [
    { name: 'Bath', x: 300, y: 200 },
    { name: 'Bristol', x: 330, y: 200 },
  ];
  const [first, second] = placeLabels(places, []);
  expect(first).toEqual({ x: 282, y: 209, anchor: 'end' });
  expect(second).toMatchObject({ anchor: 'start' });
});

test('a label prefers the side without the route', () => {
  const route = Array.from({ length: 20 }, (_, index) => ({ x: 300 + 10 * index, y: 200 }));
  expect(placeLabels([{ name: 'Konya', x: 300, y: 200 }], route)).toEqual([{ x: 282, y: 209, anchor: 'end' }]);
});

test('a place without space has no label', () => {
  const around = [-40, 0, 40].flatMap((dx) => [-30, 0, 30].map((dy) => ({ name: 'xxxxxx', x: 300 + dx, y: 200 + dy })));
  expect(placeLabels(around, []).filter((label) => label === null).length).toBeGreaterThan(0);
});
