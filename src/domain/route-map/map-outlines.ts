import { outlines, STEPS_PER_DEGREE } from './generated/outlines.ts';
import type { Coordinates, Point, Project } from './map-projection.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './map-size.ts';

export type Ring = readonly Point[];

// Outlines are cut this far outside the map, so that their cut edges are not seen.
const OVERDRAW = 12;
// The world is drawn once more on either side: the ring of Russia goes on to the west of 180°, and a map may cross it.
const TURNS = [-360, 0, 360];

type OutlinePoint = Coordinates & { level: number };
/** A ring with the corners of the rectangle around it. */
type Outline = { points: OutlinePoint[]; corners: Coordinates[] };

const countries: readonly Outline[][] = outlines.map((rings) => rings.map(toOutline));

/** Returns the outlines inside the map, as the rings of each country, without the points below the level. */
export function outlinesInside(project: Project, level: number): Ring[][] {
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
