import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import { englishPlaceNames, places as seedPlaces } from '../../../mocks/seed/routes/places.ts';
import { buildRouteStops } from '../../../mocks/seed/routes/route-stops.ts';
import { tourRows } from '../../../mocks/seed/tour/rows.ts';
import { projectArea } from './map-area.ts';
import { type Box, labelBox } from './map-labels.ts';
import type { Coordinates, Point } from './map-projection.ts';
import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE } from './map-size.ts';
import { drawRouteMap, type MapPlace, type RouteMap, type RoutePlace } from './route-map.ts';

const require = createRequire(import.meta.url);

// Rottnest is smaller than the smallest island of the outlines, and the ship is at sea.
const AT_SEA = ['Rottnest', 'Kapal Baltik'];
// The sizes of the text on a phone and on wider screens.
const TEXT_SIZES = [26, 18];
const DOT_RADIUS = { start: 11, stay: 11, stop: 8 };

const tours = tourRows.map(({ id }) => id);
const maps = new Map(tours.map((id) => [id, drawRouteMap(routeOf(id, 'id')) as RouteMap]));

function routeOf(id: number, locale: 'id' | 'en'): RoutePlace[] {
  return buildRouteStops(id, locale).map(({ name, nights, latitude, longitude }) => {
    if (latitude == null || longitude == null) throw new Error(`${name} has no coordinates`);
    return { name, nights, latitude, longitude };
  });
}

/** Returns the rings of a path as points of the map. */
function ringsOf(path: string): Point[][] {
  return path.split('M').flatMap((ring) => {
    const [x = 0, y = 0, ...rest] = (ring.match(/-?\d+/g) ?? []).map(Number);
    let last = { x: x * OUTLINE_SCALE, y: y * OUTLINE_SCALE };
    const points = [last];
    for (let index = 0; index < rest.length; index += 2) {
      const [dx = 0, dy = 0] = rest.slice(index, index + 2);
      last = { x: last.x + dx * OUTLINE_SCALE, y: last.y + dy * OUTLINE_SCALE };
      points.push(last);
    }
    return points.length > 2 ? [points] : [];
  });
}

function isInside({ x, y }: Point, ring: Point[]): boolean {
  const crossed = ring.filter((a, index) => {
    const b = ring.at(index - 1) as Point;
    return a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  });
  return crossed.length % 2 === 1;
}

function distanceToSide({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + share * dx - x, a.y + share * dy - y);
}

const landOf = (map: RouteMap) => ringsOf(map.visited + map.land);

/** Returns how far a point lies from the nearest outline. */
function distanceTo(point: Point, land: Point[][]): number {
  const sides = land.flatMap((ring) => ring.map((end, index) => [ring.at(index - 1) as Point, end] as const));
  return Math.min(...sides.map(([start, end]) => distanceToSide(point, start, end)));
}

/** Tells whether a place's dot touches land. */
function isOnLand(place: MapPlace, land: Point[][]): boolean {
  return land.some((ring) => isInside(place, ring)) || distanceTo(place, land) < DOT_RADIUS[place.kind];
}

test.each(tours)('the places of tour %i lie on land', (id) => {
  const map = maps.get(id) as RouteMap;
  const wet = map.places.filter((place) => !isOnLand(place, landOf(map)));
  expect(wet.map(({ name }) => name).filter((name) => !AT_SEA.includes(name))).toEqual([]);
});

type Country = { name: string; rings: [longitude: number, latitude: number][][]; south: number; north: number };

// Another set of the same atlas than the outlines are generated from, with less detail.
function atlasCountries(): Country[] {
  const atlas: Topology<{
    countries: GeometryCollection<{ name: string }>;
  }> = require('world-atlas/countries-50m.json');
  return feature(atlas, atlas.objects.countries).features.map(({ properties, geometry }) => {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : [];
    const all = geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : rings;
    const latitudes = all.flat().map(([, latitude = 0]) => latitude);
    const [south, north] = [Math.min, Math.max].map((of) => latitudes.reduce((a, b) => of(a, b))) as [number, number];
    return { name: properties.name, rings: all as Country['rings'], south, north };
  });
}

/** Tells whether a country contains a place, by its sides north of it; it may cross the date line. */
function contains({ rings, south, north }: Country, { latitude, longitude }: Coordinates): boolean {
  if (latitude < south || latitude > north) return false;
  let isIn = false;
  for (const ring of rings) {
    for (const [index, [lng, lat]] of ring.entries()) {
      const [previousLng, previousLat] = ring[index - 1] ?? [lng, lat];
      if (lat < latitude && previousLat < latitude) continue;
      const a = turn(previousLng - longitude);
      const b = a + turn(lng - previousLng);
      if (a > 0 !== b > 0 && previousLat + ((lat - previousLat) * a) / (a - b) > latitude) isIn = !isIn;
    }
  }
  return isIn;
}

const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Returns the place at a point of the map of a tour. */
function unproject(stops: RoutePlace[]): (point: Point) => Coordinates {
  const project = projectArea(stops);
  const origin = project({ latitude: 0, longitude: 0 });
  const scale = project({ latitude: 0, longitude: 1 }).x - origin.x;
  return ({ x, y }) => {
    const northing = ((origin.y - y) / scale) * (Math.PI / 180);
    return { longitude: (x - origin.x) / scale, latitude: (Math.atan(Math.sinh(northing)) * 180) / Math.PI };
  };
}

const STEP = 40;
const NEIGHBOURS = [-STEP, 0, STEP].flatMap((x) => [-STEP, 0, STEP].map((y) => ({ x, y })));
// The simplified outline may differ from the atlas near a coast.
const NEAR_COAST = 20;
const atlas = atlasCountries();

test.each(tours)('the map of tour %i has all land and all sea around its places', (id) => {
  const land = landOf(maps.get(id) as RouteMap);
  const placeAt = unproject(routeOf(id, 'id'));
  const isLand = new Map<string, boolean>();
  const isLandAt = (point: Point) => {
    const key = `${point.x} ${point.y}`;
    const known = isLand.get(key) ?? atlas.some((country) => contains(country, placeAt(point)));
    isLand.set(key, known);
    return known;
  };
  const wrong: Point[] = [];
  for (let x = STEP / 2; x < MAP_WIDTH; x += STEP) {
    for (let y = STEP / 2; y < MAP_HEIGHT; y += STEP) {
      if (
        isLandAt({ x, y }) === land.some((ring) => isInside({ x, y }, ring)) ||
        distanceTo({ x, y }, land) < NEAR_COAST
      )
        continue;
      const around = NEIGHBOURS.map((by) => isLandAt({ x: x + by.x, y: y + by.y }));
      if (around.every((one) => one === isLandAt({ x, y }))) wrong.push({ x, y });
    }
  }
  expect(wrong).toEqual([]);
});

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each(tours.flatMap((id) => [[id, 'id'] as const, [id, 'en'] as const]))(
  'every place of tour %i (%s) has a label that covers nothing',
  (id, locale) => {
    const { places } = drawRouteMap(routeOf(id, locale)) as RouteMap;
    expect(places.filter(({ label }) => !label)).toEqual([]);
    for (const size of TEXT_SIZES) {
      const boxes = places.flatMap(({ name, label }) => (label ? [labelBox(name, label, size)] : []));
      const dots = places.map(({ x, y, kind }) => {
        const radius = DOT_RADIUS[kind];
        return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
      });
      for (const [index, box] of boxes.entries()) {
        expect([...boxes.slice(0, index), ...dots].filter((other) => overlap(box, other))).toEqual([]);
        expect(Math.min(box.left, box.top, MAP_WIDTH - box.right, MAP_HEIGHT - box.bottom)).toBeGreaterThan(0);
      }
    }
  },
);

test('no name is wider than the box of its label', () => {
  const doc = new PDFDocument();
  doc.font('mocks/pdf/fonts/plus-jakarta-sans-700.woff').fontSize(26);
  const names = [...Object.keys(seedPlaces), ...Object.values(englishPlaceNames)];
  const wide = names.filter((name) => {
    const { left, right } = labelBox(name, { x: 0, y: 0, anchor: 'start' }, 26);
    return doc.widthOfString(name) > right - left;
  });
  expect(wide).toEqual([]);
});
