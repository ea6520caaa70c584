import type { Point } from './map-area.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './map-size.ts';

/** A label beside its place; `x` is the text's start, middle or end, `y` its baseline, in units of the map. */
export type Label = Point & { anchor: 'start' | 'middle' | 'end' };

// The size of the text in units of the map, as on a phone, where it is largest in relation to the map.
const TEXT_SIZE = 26;
// The mean width of a character, and the parts of it above and below the baseline, as shares of the size.
const CHARACTER_WIDTH = 0.58;
const ASCENT = 0.8;
const DESCENT = 0.25;
const HALF_OF_LOWER_CASE = 0.35;

type Box = { left: number; right: number; top: number; bottom: number };
type Candidate = { label: Label; box: Box };

// Between a place and its label, and between a label and the edge of the map.
const GAP = 18;
const EDGE = 8;
const PLACE_RADIUS = 12;

/**
 * Returns a label for each place where there is space for one, and null where there is none. Earlier places choose
 * first; a label never covers another one or a place, and covers as little of the route as possible.
 */
export function placeLabels(places: readonly (Point & { name: string })[], route: readonly Point[]): (Label | null)[] {
  const taken: Box[] = [];
  return places.map((place) => {
    const others = places.filter((other) => other !== place).map(around);
    const free = candidates(place).filter(
      ({ box }) => isOnMap(box) && ![...taken, ...others].some((other) => overlap(box, other)),
    );
    const [best] = free
      .map((candidate) => ({ ...candidate, covered: route.filter((point) => contains(candidate.box, point)).length }))
      .sort((a, b) => a.covered - b.covered);
    if (!best) return null;
    taken.push(best.box);
    return best.label;
  });
}

// From the best to the worst position, which decides between labels that cover equally much of the route.
function candidates({ x, y, name }: Point & { name: string }): Candidate[] {
  const width = name.length * TEXT_SIZE * CHARACTER_WIDTH;
  const middle = y + TEXT_SIZE * HALF_OF_LOWER_CASE;
  const above = y - GAP;
  const below = y + GAP + TEXT_SIZE * 2 * HALF_OF_LOWER_CASE;
  const labels: Label[] = [
    { x: x + GAP, y: middle, anchor: 'start' },
    { x: x - GAP, y: middle, anchor: 'end' },
    { x, y: above, anchor: 'middle' },
    { x, y: below, anchor: 'middle' },
    { x: x + GAP / 2, y: above, anchor: 'start' },
    { x: x - GAP / 2, y: above, anchor: 'end' },
    { x: x + GAP / 2, y: below, anchor: 'start' },
    { x: x - GAP / 2, y: below, anchor: 'end' },
  ];
  return labels.map((label) => {
    const left = label.anchor === 'start' ? label.x : label.x - (label.anchor === 'end' ? width : width / 2);
    const box = { left, right: left + width, top: label.y - TEXT_SIZE * ASCENT, bottom: label.y + TEXT_SIZE * DESCENT };
    return { label: { ...label, x: Math.round(label.x), y: Math.round(label.y) }, box };
  });
}

function around({ x, y }: Point): Box {
  return { left: x - PLACE_RADIUS, right: x + PLACE_RADIUS, top: y - PLACE_RADIUS, bottom: y + PLACE_RADIUS };
}

function isOnMap({ left, right, top, bottom }: Box): boolean {
  return left > EDGE && right < MAP_WIDTH - EDGE && top > EDGE && bottom < MAP_HEIGHT - EDGE;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function contains({ left, right, top, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}
