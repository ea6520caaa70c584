import { MAP_HEIGHT, MAP_WIDTH, type Point } from './map-projection.ts';

/** A label beside its place; `x` is the text's start, middle or end, `y` its baseline, in units of the map. */
export type Label = Point & { anchor: 'start' | 'middle' | 'end' };
export type Box = { left: number; right: number; top: number; bottom: number };
type Named = Point & { name: string };
type Candidate = { label: Label; box: Box; cost: number };

// The size of the text in units of the map, as on a phone, where it is largest in relation to the map.
const TEXT_SIZE = 26;
// Parts of a character above and below the baseline, as shares of the size.
const ASCENT = 0.8;
const DESCENT = 0.25;
const HALF_OF_LOWER_CASE = 0.35;

// Between a place and its label, between a label and the edge of the map, and between a label and another place.
const GAP = 18;
const EDGE = 8;
const PLACE_RADIUS = 12;
const NEAR_PLACE = 50;

// A point of the route below a label costs 1.
const COST_OF_RANK = 0.5;
// At no distance; at `NEAR_PLACE` it is 0.
const COST_OF_NEAR_PLACE = 12;

/**
 * Returns a label for each place, and null where there is no space for one. A label never covers another one or a place,
 * and covers as little of the route as its place allows. The places with the least choice come first, then the earlier
 * ones.
 */
export function placeLabels(places: readonly Named[], route: readonly Point[]): (Label | null)[] {
  const options = places.map((place) => candidatesOf(place, places, route));
  const order = options.toSorted((a, b) => a.length - b.length);
  const chosen = new Map<Candidate[], Candidate>();
  for (const candidates of order) {
    const isFree = ({ box }: Candidate) => ![...chosen.values()].some((other) => overlap(other.box, box));
    const candidate = candidates.find(isFree);
    if (candidate) chosen.set(candidates, candidate);
  }
  return options.map((candidates) => chosen.get(candidates)?.label ?? null);
}

/** Returns the positions of a label that cover no place and lie on the map, the best first. */
function candidatesOf(place: Named, places: readonly Named[], route: readonly Point[]): Candidate[] {
  const others = places.filter((other) => other !== place);
  return positions(place)
    .map((label, rank) => {
      const box = labelBox(place.name, label, TEXT_SIZE);
      const near = others.reduce((sum, other) => sum + Math.max(0, 1 - distance(box, other) / NEAR_PLACE), 0);
      const covered = route.filter((point) => overlap(box, around(point, 0))).length;
      return { label, box, cost: covered + COST_OF_RANK * rank + COST_OF_NEAR_PLACE * near };
    })
    .filter(({ box }) => isOnMap(box) && !others.some((other) => overlap(box, around(other, PLACE_RADIUS))))
    .sort((a, b) => a.cost - b.cost);
}

// From the best to the worst position.
function positions({ x, y }: Point): Label[] {
  const middle = Math.round(y + TEXT_SIZE * HALF_OF_LOWER_CASE);
  const above = y - GAP;
  const below = Math.round(y + GAP + TEXT_SIZE * 2 * HALF_OF_LOWER_CASE);
  return [
    { x: x + GAP, y: middle, anchor: 'start' },
    { x: x - GAP, y: middle, anchor: 'end' },
    { x, y: above, anchor: 'middle' },
    { x, y: below, anchor: 'middle' },
    { x: x + GAP / 2, y: above, anchor: 'start' },
    { x: x - GAP / 2, y: above, anchor: 'end' },
    { x: x + GAP / 2, y: below, anchor: 'start' },
    { x: x - GAP / 2, y: below, anchor: 'end' },
  ];
}

/** Returns the space that a label takes at most, for a size of its text in units of the map. */
export function labelBox(name: string, { x, y, anchor }: Label, size: number): Box {
  const width = [...name].reduce((sum, character) => sum + size * characterWidth(character), 0);
  const left = anchor === 'start' ? x : x - (anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: y - size * ASCENT, bottom: y + size * DESCENT };
}

// The largest widths of some groups of characters, as shares of the size.
function characterWidth(character: string): number {
  if (/[ fijlrtıIJ.,’'-]/.test(character)) return 0.42;
  if (/[mwCGMOQW]/.test(character)) return 0.93;
  return character === character.toLowerCase() ? 0.65 : 0.75;
}

function around({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function distance({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

function isOnMap({ left, right, top, bottom }: Box): boolean {
  return left > EDGE && right < MAP_WIDTH - EDGE && top > EDGE && bottom < MAP_HEIGHT - EDGE;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
