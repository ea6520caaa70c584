import { OUTLINE_STEPS, outlines } from './generated/outlines.ts';
import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE } from './map-size.ts';

/** A point of the map in its own units, from the top left. */
export type Point = { x: number; y: number };
export type Coordinates = { latitude: number; longitude: number };
type Project = (place: Coordinates) => Point;

// Space around the outermost places, for their labels.
const SIDE = 120;
const TOP = 84;
// A map never shows less than this, so that a coast can be recognised around places close to each other.
const LEAST_DEGREES = 6.5;
// Outlines end this far outside the map, so that their edges are not seen.
const OUTSIDE = 12;
// A point of an outline this close to the last one is left out, in steps; more are left out of long coasts.
const SMALLEST_STEPS = [2, 3, 4, 6];
const LONGEST_PATHS = 3600;
// A place on the coast may lie this far outside its country, because the outlines are simplified.
const NEAR_COAST = 24;

/** Returns the Mercator projection that shows all places. */
export function fitProjection(places: readonly Coordinates[]): Project {
  const points = places.map(mercator);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const scale = Math.min((MAP_WIDTH - 2 * SIDE) / width, (MAP_HEIGHT - 2 * TOP) / height, MAP_WIDTH / LEAST_DEGREES);
  const centre = { x: Math.min(...xs) + width / 2, y: Math.min(...ys) + height / 2 };
  return (place) => {
    const { x, y } = mercator(place);
    return { x: MAP_WIDTH / 2 + (x - centre.x) * scale, y: MAP_HEIGHT / 2 - (y - centre.y) * scale };
  };
}

/**
 * Returns the outlines inside the map as SVG paths in steps of `OUTLINE_SCALE`: countries that hold one of the places,
 * and all others.
 */
export function landPaths(project: Project, places: readonly Point[]): { visited: string; land: string } {
  const countries = outlines
    .map((country) => country.map((ring) => clip(pointsOf(ring, project))).filter((ring) => ring.length > 2))
    .filter((rings) => rings.length > 0)
    .map((rings) => ({
      rings,
      isVisited: places.some((place) => rings.some((ring) => isInside(place, ring) || isNear(place, ring))),
    }));
  const drawings = SMALLEST_STEPS.map((smallest) => {
    const draw = (isVisited: boolean) =>
      countries
        .filter((country) => country.isVisited === isVisited)
        .flatMap(({ rings }) => rings.map((ring) => pathOf(ring, smallest)))
        .join('');
    return { visited: draw(true), land: draw(false) };
  });
  const isShort = ({ visited, land }: { visited: string; land: string }) =>
    visited.length + land.length <= LONGEST_PATHS;
  return drawings.find(isShort) ?? drawings[drawings.length - 1] ?? { visited: '', land: '' };
}

// In degrees, so that scales of both axes are equal.
function mercator({ latitude, longitude }: Coordinates): Point {
  const radians = (latitude * Math.PI) / 180;
  return { x: longitude, y: (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI };
}

function pointsOf(ring: readonly number[], project: Project): Point[] {
  const points: Point[] = [];
  let longitude = 0;
  let latitude = 0;
  for (let index = 0; index < ring.length; index += 2) {
    longitude += ring[index] ?? 0;
    latitude += ring[index + 1] ?? 0;
    points.push(project({ longitude: longitude / OUTLINE_STEPS, latitude: latitude / OUTLINE_STEPS }));
  }
  return points;
}

// The algorithm of Sutherland and Hodgman: cuts the ring along each of the four edges.
function clip(ring: readonly Point[]): Point[] {
  const edges = [
    { axis: 'x', limit: -OUTSIDE, sign: 1 },
    { axis: 'x', limit: MAP_WIDTH + OUTSIDE, sign: -1 },
    { axis: 'y', limit: -OUTSIDE, sign: 1 },
    { axis: 'y', limit: MAP_HEIGHT + OUTSIDE, sign: -1 },
  ] as const;
  return edges.reduce<readonly Point[]>((points, { axis, limit, sign }) => {
    const isIn = (point: Point) => sign * (point[axis] - limit) >= 0;
    return points.flatMap((point, index) => {
      const last = points.at(index - 1) ?? point;
      const kept = isIn(point) ? [point] : [];
      if (isIn(last) === isIn(point)) return kept;
      const share = (limit - last[axis]) / (point[axis] - last[axis]);
      return [{ x: last.x + share * (point.x - last.x), y: last.y + share * (point.y - last.y) }, ...kept];
    });
  }, ring) as Point[];
}

function pathOf(ring: readonly Point[], smallest: number): string {
  let path = '';
  let last: Point | null = null;
  for (const point of ring) {
    const next = { x: Math.round(point.x / OUTLINE_SCALE), y: Math.round(point.y / OUTLINE_SCALE) };
    if (last && Math.abs(next.x - last.x) + Math.abs(next.y - last.y) < smallest) continue;
    // A number with its sign needs no space before it.
    const steps: string = last ? `${next.x - last.x},${next.y - last.y}`.replace(',-', '-') : `M${next.x},${next.y}l`;
    path += last && !steps.startsWith('-') && !path.endsWith('l') ? ` ${steps}` : steps;
    last = next;
  }
  return /l.+,|l.+-/.test(path) ? `${path}z` : '';
}

function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  return ring.reduce((isIn, a, index) => {
    const b = ring.at(index - 1) ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !isIn : isIn;
  }, false);
}

function isNear(place: Point, ring: readonly Point[]): boolean {
  return ring.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < NEAR_COAST);
}
