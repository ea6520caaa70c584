import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/** Outlines are rounded to this part of a degree, which is about 2 km. */
const STEPS_PER_DEGREE = 50;
// Smaller details and smaller islands are left out, in square degrees.
const SMALLEST_DETAIL = 0.004;
const SMALLEST_ISLAND = 0.01;
// No tour goes further north or south, where coasts have the most points.
const NORTH = 74;
const SOUTH = -56;

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
 * Returns the outer rings of each country as [x, y, dx, dy, …] in steps of a degree. Lakes and countries inside another
 * one are not cut out: the map draws visited countries last.
 */
function countryOutlines(): number[][][] {
  const atlas: Topology<{ countries: GeometryCollection }> = require('world-atlas/countries-10m.json');
  const simplified = simplify(presimplify(atlas), SMALLEST_DETAIL);
  const topology = filter(simplified, filterWeight(simplified, SMALLEST_ISLAND));
  const { features } = feature(topology, topology.objects.countries as GeometryCollection);
  return features.flatMap(({ geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.flatMap(([outer]) => (outer?.some(isShown) ? [stepsOf(outer)] : []));
    return rings.length > 0 ? [rings] : [];
  });
}

function isShown([, latitude = 0]: number[]): boolean {
  return latitude < NORTH && latitude > SOUTH;
}

/** Returns the ring as steps; it goes on beyond 180° where it crosses the date line. */
function stepsOf(ring: number[][]): number[] {
  const steps: number[] = [];
  let last = { x: 0, y: 0 };
  for (const [longitude = 0, latitude = 0] of ring) {
    const isFirst = steps.length === 0;
    const turn = isFirst ? 0 : Math.round((last.x / STEPS_PER_DEGREE - longitude) / 360) * 360;
    const next = { x: Math.round((longitude + turn) * STEPS_PER_DEGREE), y: Math.round(latitude * STEPS_PER_DEGREE) };
    if (isFirst || next.x !== last.x || next.y !== last.y) steps.push(next.x - last.x, next.y - last.y);
    last = next;
  }
  return steps;
}
