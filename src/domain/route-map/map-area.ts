import { outlines, STEPS_PER_DEGREE } from './generated/outlines.ts';
import {
  type Coordinates,
  fitProjection,
  MAP_HEIGHT,
  MAP_WIDTH,
  OUTLINE_SCALE,
  type Point,
  type Project,
} from './map-projection.ts';

type LandPaths = { visited: string; land: string };

// From west to east, a map shows at least the first of these degrees that lets visitors recognise the area.
const LEAST_DEGREES = [8, 10, 12, 15, 18, 24] as const;
// It does if no country fills more of it, and if its coasts and borders are this long in widths of the map.
const LARGEST_SHARE = 0.8;
const LEAST_LINES = 1.25;
const LEVEL_OF_LINES = 2;

// A place on the coast may lie this far outside its country, because the outlines are simplified.
const NEAR_COAST = 24;
// Points of one more level are left out while the paths have more characters.
const MAX_PATH_CHARACTERS = 2800;
const HIGHEST_LEVEL = 9;

/** Returns the nearest projection that shows all places and lets visitors recognise the area around them. */
export function projectArea(places: readonly Coordinates[]): Project {
  const projections = LEAST_DEGREES.map((degrees) => fitProjection(places, degrees));
  return projections.find(isRecognisable) ?? (projections.at(-1) as Project);
}

function isRecognisable(project: Project): boolean {
  const countries = outlinesInside(project, LEVEL_OF_LINES);
  const areas = countries.map((rings) => sum(rings.map(areaOf)));
  const lines = sum(countries.flat().map(lineLength));
  return Math.max(...areas) <= LARGEST_SHARE * MAP_WIDTH * MAP_HEIGHT && lines >= LEAST_LINES * MAP_WIDTH;
}

function areaOf(ring: Ring): number {
  return Math.abs(sum(sidesOf(ring).map(([a, b]) => a.x * b.y - b.x * a.y))) / 2;
}

/** Returns the length of the ring inside the map, without its cut edges. */
function lineLength(ring: Ring): number {
  const inside = sidesOf(ring).filter(([a, b]) => isOnMap({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
  return sum(inside.map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y)));
}

function sidesOf(ring: Ring): [Point, Point][] {
  return ring.map((point, index) => [ring.at(index - 1) ?? point, point]);
}

function isOnMap({ x, y }: Point): boolean {
  return x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Returns the outlines inside the map as SVG paths, in units of `OUTLINE_SCALE`: countries that hold one of the places,
 * and all others.
 */
export function landPaths(project: Project, places: readonly Coordinates[]): LandPaths {
  const detailed = outlinesInside(project, 0);
  const visited = new Set(places.flatMap((place) => countriesAt(project(place), detailed)));
  const pathsOf = (countries: readonly Ring[][]): LandPaths => ({
    visited: countries.flatMap((rings, index) => (visited.has(index) ? rings.map(pathOf) : [])).join(''),
    land: countries.flatMap((rings, index) => (visited.has(index) ? [] : rings.map(pathOf))).join(''),
  });
  let paths = pathsOf(detailed);
  let level = 0;
  while (paths.visited.length + paths.land.length > MAX_PATH_CHARACTERS && level < HIGHEST_LEVEL) {
    level += 1;
    paths = pathsOf(outlinesInside(project, level));
  }
  return paths;
}

/** Returns the indexes of the countries that contain a place; if none does, of those whose coast is near it. */
function countriesAt(place: Point, countries: readonly Ring[][]): number[] {
  const thatHave = (matches: (ring: Ring) => boolean) =>
    countries.flatMap((rings, index) => (rings.some(matches) ? [index] : []));
  const around = thatHave((ring) => isInside(place, ring));
  return around.length > 0 ? around : thatHave((ring) => isNear(place, ring));
}

/** Rounds the points to units of `OUTLINE_SCALE`. */
function rounded(ring: Ring): Point[] {
  const points: Point[] = [];
  for (const { x, y } of ring) {
    const point = { x: Math.round(x / OUTLINE_SCALE), y: Math.round(y / OUTLINE_SCALE) };
    const last = points.at(-1);
    if (last?.x !== point.x || last.y !== point.y) points.push(point);
  }
  return points;
}

/** Returns a closed path of relative lines; empty for a ring without an area. */
function pathOf(ring: Ring): string {
  const points = rounded(ring);
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

type Ring = readonly Point[];

// Outlines are cut this far outside the map, so that their cut edges are not seen.
const OVERDRAW = 12;
// The world is drawn once more on either side: the ring of Russia goes on to the west of 180°, and a map may cross it.
const TURNS = [-360, 0, 360];

type OutlinePoint = Coordinates & { level: number };
/** A ring with the corners of the rectangle around it. */
type Outline = { points: OutlinePoint[]; corners: Coordinates[] };

const countries: readonly Outline[][] = outlines.map((rings) => rings.map(toOutline));

/** Returns the outlines inside the map, as the rings of each country, without the points below the level. */
function outlinesInside(project: Project, level: number): Ring[][] {
  return countries.map((rings) =>
    TURNS.flatMap((turn) =>
      rings
        .filter(({ corners }) => isInFrame(corners.map((corner) => project(turned(corner, turn)))))
        .map(({ points }) => points.flatMap((point) => (point.level < level ? [] : [project(turned(point, turn))])))
        .map(clip)
        .filter((ring) => ring.length > 2),
    ),
  );
}

function toOutline(ring: readonly number[]): Outline {
  const points: OutlinePoint[] = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index < ring.length; index += 3) {
    x += ring[index] ?? 0;
    y += ring[index + 1] ?? 0;
    points.push({ longitude: x / STEPS_PER_DEGREE, latitude: y / STEPS_PER_DEGREE, level: ring[index + 2] ?? 0 });
  }
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  const corners = [Math.min, Math.max].map((of) => ({ longitude: of(...longitudes), latitude: of(...latitudes) }));
  return { points, corners };
}

function turned({ longitude, latitude }: Coordinates, turn: number): Coordinates {
  return { longitude: longitude + turn, latitude };
}

/** Tells whether a part of the rectangle between two corners, the south-west and the north-east one, is in the map. */
function isInFrame([southWest, northEast]: Point[]): boolean {
  if (!southWest || !northEast) return false;
  const isBeside = southWest.x > MAP_WIDTH + OVERDRAW || northEast.x < -OVERDRAW;
  return !isBeside && southWest.y > -OVERDRAW && northEast.y < MAP_HEIGHT + OVERDRAW;
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
