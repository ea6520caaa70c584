import { type Coordinates, fitProjection, landPaths, type Point } from './map-area.ts';
import { type Label, placeLabels } from './map-labels.ts';

/** A place of a tour; `nights` is 0 for a stop on the way. */
export type RoutePlace = Coordinates & { name: string; nights: number };

/** A place on the map. `kind`: where the route begins, nights are spent, or the group only stops. */
export type MapPlace = Point & { name: string; kind: 'start' | 'stay' | 'stop'; label: Label | null };

/**
 * A drawn map of `MAP_WIDTH` by `MAP_HEIGHT` units: SVG paths of countries (in steps of `OUTLINE_SCALE`), of the route and
 * of its arrows, and the places.
 */
export type RouteMap = { land: string; visited: string; route: string; arrows: string; places: MapPlace[] };

type Leg = { from: Point; bend: Point; to: Point };

// A leg bends by this share of its length, so that ways there and back lie beside each other.
const BEND = 0.14;
// A shorter leg has no space for an arrow.
const ARROW_LEAST_LENGTH = 72;
// Places closer than this are moved apart.
const LEAST_DISTANCE = 26;

/** Draws the route through the places in their order; null if there is none. */
export function drawRouteMap(stops: readonly RoutePlace[]): RouteMap | null {
  if (stops.length === 0) return null;
  const project = fitProjection(stops);
  const names = [...new Set(stops.map(({ name }) => name))];
  const points = moveApart(names.map((name) => project(stops.find((stop) => stop.name === name) as RoutePlace)));
  const pointOf = (stop: RoutePlace) => points[names.indexOf(stop.name)] as Point;
  const legs = stops.slice(1).flatMap((stop, index) => {
    const last = stops[index] as RoutePlace;
    return last.name === stop.name ? [] : [legBetween(pointOf(last), pointOf(stop))];
  });
  const places = names.map((name, index) => {
    const nights = Math.max(...stops.filter((stop) => stop.name === name).map((stop) => stop.nights));
    return { name, nights, ...(points[index] as Point) };
  });
  return {
    ...landPaths(project, points),
    route: legs.map(({ from, bend, to }) => `M${spaced(from)}Q${spaced(bend)} ${spaced(to)}`).join(''),
    arrows: legs.map(arrowOf).join(''),
    places: withLabels(places, legs),
  };
}

// The longest stays are labelled first.
function withLabels(places: readonly (Point & { name: string; nights: number })[], legs: readonly Leg[]): MapPlace[] {
  const byNights = [...places].sort((a, b) => b.nights - a.nights);
  const labels = placeLabels(byNights, legs.flatMap(samplesOf));
  return places.map((place, index) => ({
    name: place.name,
    x: place.x,
    y: place.y,
    kind: index === 0 ? 'start' : place.nights > 0 ? 'stay' : 'stop',
    label: labels[byNights.indexOf(place)] ?? null,
  }));
}

/** Moves points that are too close away from each other, a little at a time, and rounds them. */
function moveApart(points: readonly Point[]): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 20; round += 1) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const missing = (LEAST_DISTANCE - distance) / 2;
        if (missing <= 0) continue;
        const [x, y] = [((b.x - a.x || 1) / distance) * missing, ((b.y - a.y) / distance) * missing];
        a.x -= x;
        a.y -= y;
        b.x += x;
        b.y += y;
      }
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function legBetween(from: Point, to: Point): Leg {
  const bend = {
    x: Math.round((from.x + to.x) / 2 + (to.y - from.y) * BEND),
    y: Math.round((from.y + to.y) / 2 - (to.x - from.x) * BEND),
  };
  return { from, bend, to };
}

function pointAt({ from, bend, to }: Leg, share: number): Point {
  const at = (axis: 'x' | 'y') =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * bend[axis] + share ** 2 * to[axis];
  return { x: at('x'), y: at('y') };
}

function samplesOf(leg: Leg): Point[] {
  return Array.from({ length: 21 }, (_, index) => pointAt(leg, index / 20));
}

/** An arrow head in the middle of a leg, which is parallel to the line between its ends there. */
function arrowOf(leg: Leg): string {
  const { from, to } = leg;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < ARROW_LEAST_LENGTH) return '';
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const middle = pointAt(leg, 0.5);
  const tip = { x: middle.x + 8 * x, y: middle.y + 8 * y };
  const side = (sign: number) => ({ x: tip.x - 13 * x + sign * 9 * y, y: tip.y - 13 * y - sign * 9 * x });
  return `M${rounded(side(1))}L${rounded(tip)} ${rounded(side(-1))}`;
}

function spaced({ x, y }: Point): string {
  return `${x} ${y}`;
}

function rounded({ x, y }: Point): string {
  return spaced({ x: Math.round(x), y: Math.round(y) });
}
