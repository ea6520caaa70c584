import { type Measure, type MeasureLabel, measureOfRuns } from './measure.ts';
import { median, ratios } from './statistics.ts';

const INDEXED_RATIO = 1.25;
const OTHER_RATIO = 2;
// Only the part of a task beyond 50 ms counts, so an empty page may hardly block at all. It counts as this long at
// least, which makes limits of 50 ms for indexed pages and of 80 ms for others.
const MIN_EMPTY_MS = 40;

/** A page; those for search engines are indexed, forms and member pages are not. */
type Page = { name: string; isIndexed: boolean };

/** Labels the ratio of a page: 1.25 times the empty page at most, twice for forms and member pages. */
export function blockingLabel(group: string, { name, isIndexed }: Page): MeasureLabel {
  return { group, subject: name, unit: 'x', goal: { atMost: isIndexed ? INDEXED_RATIO : OTHER_RATIO } };
}

/**
 * Returns how long a page blocks its main thread relative to the empty page. Both lists have a time in ms per round;
 * throws if their lengths differ.
 */
export function blockingRatio(label: MeasureLabel, blockedMs: number[], emptyMs: number[]): Measure {
  const floors = emptyMs.map((ms) => Math.max(ms, MIN_EMPTY_MS));
  const detail = `${median(blockedMs).toFixed(0)} ms, empty page ${median(emptyMs).toFixed(0)} ms, at least ${MIN_EMPTY_MS}`;
  return measureOfRuns(label, ratios(blockedMs, floors), detail);
}
