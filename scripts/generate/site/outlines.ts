import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { filter, filterWeight, presimplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/** Outlines are rounded to this part of a degree, which is about 2 km. */
const STEPS_PER_DEGREE = 50;
// Smaller details and smaller islands are left out, in square degrees.
const SMALLEST_DETAIL = 0.004;
const SMALLEST_ISLAND = 0.01;
// A detail of each level is twice as large as one of the level before.
const HIGHEST_LEVEL = 9;
// No tour goes further north or south, where coasts have the most points.
const NORTH = 74;
const SOUTH = -56;

/** A point in steps of a degree. */
type Step = { x: number; y: number; level: number };

/** Returns the module with the outlines of all countries, from the public-domain set Natural Earth. */
export function outlinesModule(): string {
  const header = '// Generated from world-atlas (Natural Earth, public domain) by `npm run generate`. Never edit.';
  const countries = countryOutlines().map((rings) => `  ${JSON.stringify(rings)},`);
  return [
    header,
    `export const STEPS_PER_DEGREE = ${STEPS_PER_DEGREE};`,
    'export const outlines: readonly (readonly (readonly number[])[])[] = [',
    ...countries,
    '];\n',
  ].join('\n');
}

/**
 * Returns the outer rings of each country as [x, y, level, dx, dy, level, …] in steps of a degree. A map leaves out the
 * points below a level; a point has the same level in all of its countries, so that no gap opens at a border. Lakes and
 * countries inside another one are not cut out: the map draws visited countries last.
 */
function countryOutlines(): number[][][] {
  const atlas: Topology<{ countries: GeometryCollection }> = require('world-atlas/countries-10m.json');
  const weighted = presimplify(atlas);
  const topology = filter(weighted, filterWeight(weighted, SMALLEST_ISLAND));
  const { features } = feature(topology, topology.objects.countries as GeometryCollection);
  return features.flatMap(({ geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.flatMap(([outer]) => (outer?.some(isShown) ? [pointsOf(outer)] : []));
    const areas = rings.filter((points) => points.length > 2);
    return areas.length > 0 ? [areas.map(differences)] : [];
  });
}

function isShown([, latitude = 0]: number[]): boolean {
  return latitude < NORTH && latitude > SOUTH;
}

/** Returns the points of the ring in steps; it goes on beyond 180° where it crosses the date line. */
function pointsOf(ring: number[][]): Step[] {
  const points: Step[] = [];
  // The last point of a ring is its first one again.
  for (const [longitude = 0, latitude = 0, weight = 0] of ring.slice(0, -1)) {
    if (weight < SMALLEST_DETAIL) continue;
    const last = points.at(-1);
    const turn = last ? Math.round((last.x / STEPS_PER_DEGREE - longitude) / 360) * 360 : 0;
    const x = Math.round((longitude + turn) * STEPS_PER_DEGREE);
    const y = Math.round(latitude * STEPS_PER_DEGREE);
    const level = Math.min(HIGHEST_LEVEL, Math.floor(Math.log2(weight / SMALLEST_DETAIL)));
    if (last?.x === x && last.y === y) last.level = Math.max(last.level, level);
    else points.push({ x, y, level });
  }
  return points;
}

function differences(points: readonly Step[]): number[] {
  return points.flatMap(({ x, y, level }, index) => {
    const last = points[index - 1] ?? { x: 0, y: 0 };
    return [x - last.x, y - last.y, level];
  });
}
