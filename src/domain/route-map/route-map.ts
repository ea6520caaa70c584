import type { Tour } from '@sdk';
import { landPaths, projectArea } from './map-area.ts';
import { type Label, placeLabels } from './map-labels.ts';
import type { Coordinates, Point, Project } from './map-projection.ts';

/** A stop of a tour; `nights` is 0 for a stop on the way. */
export type RoutePlace = Coordinates & { name: string; nights: number };

/** A place on the map. `kind`: where the route begins, nights are spent, or the group only stops. */
export type MapPlace = Point & { name: string; kind: 'start' | 'stay' | 'stop'; label: Label | null };

/**
 * A drawn map of `MAP_WIDTH` by `MAP_HEIGHT` units: SVG paths of countries (in units of `OUTLINE_SCALE`), of the route and
 * of its arrows, and the places.
 */
export type RouteMap = { land: string; visited: string; route: string; arrows: string; places: MapPlace[] };

type NamedPoint = Point & { name: string; longestStay: number };
type Leg = { from: Point; bend: Point; to: Point };

// A leg bends to its right by this share of its length, so that the ways there and back lie beside each other.
const BEND = 0.14;
// A shorter leg has no space for an arrow.
const MIN_LENGTH_WITH_ARROW = 72;
const ARROW = { length: 13, halfWidth: 9, beyondMiddle: 8 } as const;
// Places closer than this are moved apart.
const MIN_DISTANCE = 26;

/** Draws the route of a tour; null if no coordinates are known. */
export const drawTourMap = ({ route_stops = [] }: Pick<Tour, 'route_stops'>): RouteMap | null =>
  drawRouteMap(
    route_stops.flatMap(({ name, nights, latitude, longitude }) =>
      latitude == null || longitude == null ? [] : [{ name, nights, latitude, longitude }],
    ),
  );

/** Draws the route through the stops in their order; null if there is none. */
export function drawRouteMap(stops: readonly RoutePlace[]): RouteMap | null {
  const [first] = stops;
  if (!first) return null;
  // The shorter way around the world, for a route over the date line.
  const near = stops.map((stop) => ({ ...stop, longitude: nearestTurn(stop.longitude, first.longitude) }));
  const project = projectArea(near);
  const points = moveApart(namedPoints(near, project));
  const byName = new Map(points.map((point) => [point.name, point]));
  const way = near.flatMap(({ name }) => byName.get(name) ?? []);
  const legs = way.slice(1).flatMap((to, index) => {
    const from = way[index];
    return from && from !== to ? [legBetween(from, to)] : [];
  });
  return {
    ...landPaths(project, near),
    route: legs.map(({ from, bend, to }) => `M${spaced(from)}Q${spaced(bend)} ${spaced(to)}`).join(''),
    arrows: legs.map(arrowOf).join(''),
    places: withLabels(points, legs),
  };
}

function nearestTurn(longitude: number, reference: number): number {
  return longitude + Math.round((reference - longitude) / 360) * 360;
}

/** Returns a point for each name, in the order of the route; a place may be reached more than once. */
function namedPoints(stops: readonly RoutePlace[], project: Project): NamedPoint[] {
  const points = new Map<string, NamedPoint>();
  for (const { name, nights, ...place } of stops) {
    const point = points.get(name) ?? { ...project(place), name, longestStay: 0 };
    points.set(name, { ...point, longestStay: Math.max(point.longestStay, nights) });
  }
  return [...points.values()];
}

// Where several labels have as many free positions, the longest stay is labelled first.
function withLabels(points: readonly NamedPoint[], legs: readonly Leg[]): MapPlace[] {
  const byStay = [...points].sort((a, b) => b.longestStay - a.longestStay);
  const labels = placeLabels(byStay, legs.flatMap(samplesOf));
  return points.map((point, index) => ({
    name: point.name,
    x: point.x,
    y: point.y,
    kind: index === 0 ? 'start' : point.longestStay > 0 ? 'stay' : 'stop',
    label: labels[byStay.indexOf(point)] ?? null,
  }));
}

/** Moves points that are too close away from each other, a little in each of 20 rounds, and rounds them. */
function moveApart(points: readonly NamedPoint[]): NamedPoint[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 20; round += 1) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y);
        const missing = (MIN_DISTANCE - distance) / 2;
        if (missing <= 0) continue;
        // Points at the same place have no direction, so they are moved sideways.
        const [x, y] = distance === 0 ? [1, 0] : [(b.x - a.x) / distance, (b.y - a.y) / distance];
        a.x -= x * missing;
        a.y -= y * missing;
        b.x += x * missing;
        b.y += y * missing;
      }
    }
  }
  return moved.map((point) => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) }));
}

function legBetween(from: Point, to: Point): Leg {
  const bend = {
    x: Math.round((from.x + to.x) / 2 + (to.y - from.y) * BEND),
    y: Math.round((from.y + to.y) / 2 - (to.x - from.x) * BEND),
  };
  return { from, bend, to };
}

/** Returns a point of the leg, a quadratic Bézier curve, at a share of its length from 0 to 1. */
function pointAt({ from, bend, to }: Leg, share: number): Point {
  const at = (axis: 'x' | 'y') =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * bend[axis] + share ** 2 * to[axis];
  return { x: at('x'), y: at('y') };
}

function samplesOf(leg: Leg): Point[] {
  return Array.from({ length: 21 }, (_, index) => pointAt(leg, index / 20));
}

/** Draws an arrow head in the middle of a leg, where the curve is parallel to the line between its ends. */
function arrowOf(leg: Leg): string {
  const { from, to } = leg;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < MIN_LENGTH_WITH_ARROW) return '';
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const middle = pointAt(leg, 0.5);
  const tip = { x: middle.x + ARROW.beyondMiddle * x, y: middle.y + ARROW.beyondMiddle * y };
  const corner = (sign: number) => ({
    x: tip.x - ARROW.length * x + sign * ARROW.halfWidth * y,
    y: tip.y - ARROW.length * y - sign * ARROW.halfWidth * x,
  });
  return `M${rounded(corner(1))}L${rounded(tip)} ${rounded(corner(-1))}`;
}

function spaced({ x, y }: Point): string {
  return `${x} ${y}`;
}

function rounded({ x, y }: Point): string {
  return spaced({ x: Math.round(x), y: Math.round(y) });
}
