import { outlines, STEPS_PER_DEGREE } from './generated/outlines.ts';
import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE } from './map-size.ts';

/** A point of the map in its own units, from the top left. */
export type Point = { x: number; y: number };
export type Coordinates = { latitude: number; longitude: number };
type Project = (place: Coordinates) => Point;
type Ring = readonly Point[];

// Space between the outermost places and the edges, for their labels.
const SIDE_MARGIN = 120;
const TOP_MARGIN = 84;
// A map never shows less than this, so that a coast can be recognised around places close to each other.
const MIN_DEGREES = 6.5;
// A map of places further east or west than this may reach over the date line.
const NEAR_DATE_LINE = 150;
// Outlines are cut this far outside the map, so that their cut edges are not seen.
const OVERDRAW = 12;
// A place on the coast may lie this far outside its country, because the outlines are simplified.
const NEAR_COAST = 24;
// Outlines are thinned more, from one distance between their points to the next, while the paths have more characters.
const MIN_DISTANCES = [2, 3, 4, 5, 6, 8];
const MAX_PATH_CHARACTERS = 2800;

/** Returns the Mercator projection that shows all places. */
export function fitProjection(places: readonly Coordinates[]): Project {
  const points = places.map(mercator);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const scale = Math.min(
    (MAP_WIDTH - 2 * SIDE_MARGIN) / width,
    (MAP_HEIGHT - 2 * TOP_MARGIN) / height,
    MAP_WIDTH / MIN_DEGREES,
  );
  const centre = { x: Math.min(...xs) + width / 2, y: Math.min(...ys) + height / 2 };
  return (place) => {
    const { x, y } = mercator(place);
    return { x: MAP_WIDTH / 2 + (x - centre.x) * scale, y: MAP_HEIGHT / 2 - (y - centre.y) * scale };
  };
}

/**
 * Returns the outlines inside the map as SVG paths, in units of `OUTLINE_SCALE`: countries that hold one of the places,
 * and all others.
 */
export function landPaths(project: Project, places: readonly Coordinates[]): { visited: string; land: string } {
  const turns = turnsAround(places);
  const countries = outlines
    .map((country) => country.flatMap((ring) => turns.map((turn) => clip(pointsOf(ring, turn, project)))))
    .map((rings) => rings.filter((ring) => ring.length > 2))
    .filter((rings) => rings.length > 0);
  const visited = new Set(places.flatMap((place) => countriesAt(project(place), countries)));
  const pathsWith = (minDistance: number) => {
    const draw = (rings: readonly Ring[]) => rings.map((ring) => pathOf(thin(ring, minDistance))).join('');
    return {
      visited: draw(countries.filter((country) => visited.has(country)).flat()),
      land: draw(countries.filter((country) => !visited.has(country)).flat()),
    };
  };
  let paths = { visited: '', land: '' };
  for (const minDistance of MIN_DISTANCES) {
    paths = pathsWith(minDistance);
    if (paths.visited.length + paths.land.length <= MAX_PATH_CHARACTERS) break;
  }
  return paths;
}

// In degrees, so that the scales of both axes are equal.
function mercator({ latitude, longitude }: Coordinates): Point {
  const radians = (latitude * Math.PI) / 180;
  return { x: longitude, y: (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI };
}

/** Returns the countries that contain a place; if none does, those whose coast is near it. */
function countriesAt(place: Point, countries: readonly (readonly Ring[])[]): (readonly Ring[])[] {
  const around = countries.filter((rings) => rings.some((ring) => isInside(place, ring)));
  return around.length > 0 ? around : countries.filter((rings) => rings.some((ring) => isNear(place, ring)));
}

// Near the date line the world is drawn once more on either side.
function turnsAround(places: readonly Coordinates[]): number[] {
  return places.some(({ longitude }) => Math.abs(longitude) > NEAR_DATE_LINE) ? [-360, 0, 360] : [0];
}

function pointsOf(ring: readonly number[], turn: number, project: Project): Point[] {
  const points: Point[] = [];
  let longitude = turn * STEPS_PER_DEGREE;
  let latitude = 0;
  for (let index = 0; index < ring.length; index += 2) {
    longitude += ring[index] ?? 0;
    latitude += ring[index + 1] ?? 0;
    points.push(project({ longitude: longitude / STEPS_PER_DEGREE, latitude: latitude / STEPS_PER_DEGREE }));
  }
  return points;
}

// The algorithm of Sutherland and Hodgman: cuts the ring along each of the four edges.
function clip(ring: Ring): Ring {
  const edges = [
    { axis: 'x', limit: -OVERDRAW, sign: 1 },
    { axis: 'x', limit: MAP_WIDTH + OVERDRAW, sign: -1 },
    { axis: 'y', limit: -OVERDRAW, sign: 1 },
    { axis: 'y', limit: MAP_HEIGHT + OVERDRAW, sign: -1 },
  ] as const;
  return edges.reduce<Ring>((points, { axis, limit, sign }) => {
    const isIn = (point: Point) => sign * (point[axis] - limit) >= 0;
    return points.flatMap((point, index) => {
      const previous = points.at(index - 1) ?? point;
      const kept = isIn(point) ? [point] : [];
      if (isIn(previous) === isIn(point)) return kept;
      // The part of the side between the two points that lies before the edge.
      const share = (limit - previous[axis]) / (point[axis] - previous[axis]);
      const x = previous.x + share * (point.x - previous.x);
      const y = previous.y + share * (point.y - previous.y);
      return [{ x, y }, ...kept];
    });
  }, ring);
}

/** Rounds the points to units of `OUTLINE_SCALE` and leaves out those closer to the last one than `minDistance`. */
function thin(ring: Ring, minDistance: number): Point[] {
  const kept: Point[] = [];
  for (const { x, y } of ring) {
    const point = { x: Math.round(x / OUTLINE_SCALE), y: Math.round(y / OUTLINE_SCALE) };
    const last = kept.at(-1);
    if (!last || Math.abs(point.x - last.x) + Math.abs(point.y - last.y) >= minDistance) kept.push(point);
  }
  return kept;
}

/** Returns a closed path of relative lines; empty for a ring without an area. */
function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first || rest.length < 2) return '';
  const lines = rest.map(({ x, y }, index) => {
    const previous = points[index] as Point;
    return `${x - previous.x},${y - previous.y}`;
  });
  // A minus separates numbers as well as a comma or a space.
  return `M${first.x},${first.y}l${lines.join(' ')}z`.replace(/[ ,]-/g, '-');
}

function isInside({ x, y }: Point, ring: Ring): boolean {
  return ring.reduce((isIn, a, index) => {
    const b = ring.at(index - 1) ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !isIn : isIn;
  }, false);
}

function isNear(place: Point, ring: Ring): boolean {
  return ring.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < NEAR_COAST);
}
