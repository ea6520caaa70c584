import type { Point } from './map-area.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './map-size.ts';

/** A label beside its place; `x` is the text's start, middle or end, `y` its baseline, in units of the map. */
export type Label = Point & { anchor: 'start' | 'middle' | 'end' };

/** The height of a label's text in units of the map; at 360 px of screen about 12 px. */
export const LABEL_SIZE = 26;

type Box = { left: number; right: number; top: number; bottom: number };
type Candidate = { label: Label; box: Box };

const GAP = 18;
const EDGE = 8;
const CHARACTER = 0.58;
// A place takes this much of the map in each direction.
const PLACE = 12;

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
  const width = name.length * LABEL_SIZE * CHARACTER;
  const middle = y + LABEL_SIZE * 0.35;
  const above = y - GAP;
  const below = y + GAP + LABEL_SIZE * 0.7;
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
    const box = { left, right: left + width, top: label.y - LABEL_SIZE * 0.8, bottom: label.y + LABEL_SIZE * 0.25 };
    return { label: { ...label, x: Math.round(label.x), y: Math.round(label.y) }, box };
  });
}

function around({ x, y }: Point): Box {
  return { left: x - PLACE, right: x + PLACE, top: y - PLACE, bottom: y + PLACE };
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
