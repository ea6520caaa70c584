import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { englishPlaceNames, places as seedPlaces } from '../../../mocks/seed/routes/places.ts';
import { buildRouteStops } from '../../../mocks/seed/routes/route-stops.ts';
import { tourRows } from '../../../mocks/seed/tour/rows.ts';
import { type Box, labelBox } from './map-labels.ts';
import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE, type Point } from './map-projection.ts';
import { drawRouteMap, type MapPlace, type RouteMap, type RoutePlace } from './route-map.ts';

// Rottnest is smaller than the smallest island of the outlines, and the ship is at sea.
const AT_SEA = ['Rottnest', 'Kapal Baltik'];
// The sizes of the text on a phone and on wider screens.
const TEXT_SIZES = [26, 18];
const DOT_RADIUS = { start: 11, stay: 11, stop: 8 };

const tours = tourRows.map(({ id }) => id);

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
  const map = drawRouteMap(routeOf(id, 'id')) as RouteMap;
  const wet = map.places.filter((place) => !isOnLand(place, landOf(map)));
  expect(wet.map(({ name }) => name).filter((name) => !AT_SEA.includes(name))).toEqual([]);
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
