import { type Measure, type MeasureLabel, measureOfRuns } from './measure.ts';
import { median, ratios } from './statistics.ts';

const PUBLIC_RATIO = 1.25;
const FORM_OR_MEMBER_RATIO = 2;
// The part of each task beyond 50 ms counts, so a page with less blocking time hardly blocks at all. An empty page with
// less than this time counts as one with it, which makes a limit of 50 ms for public pages.
const MIN_EMPTY_MS = 40;

/** A page; `isIndexed` pages are the public ones, the others are forms and member pages. */
type Page = { name: string; isIndexed: boolean };

/** Labels the ratio of a page: 1.25 times the empty page at most, twice for forms and member pages. */
export function blockingLabel(group: string, { name, isIndexed }: Page): MeasureLabel {
  return { group, subject: name, unit: 'x', goal: { atMost: isIndexed ? PUBLIC_RATIO : FORM_OR_MEMBER_RATIO } };
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
