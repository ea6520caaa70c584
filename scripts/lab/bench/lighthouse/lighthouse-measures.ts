import { type Measure, notMeasured } from '../measure.ts';
import { spread } from '../statistics.ts';
import type { LighthouseResult } from './audit-page.ts';

/**
 * One run of a page: its score of 100, the time its main thread was blocked, the time of the largest paint, and its
 * layout shift.
 */
type Times = { score: number; blockingMs: number; paintMs: number; shift: number };

/** The runs of one page; `failure` is the reason when there are none. */
export type TimedPage = { name: string; isPublic: boolean; runs: Times[]; failure?: string };

const LEAST_SCORE = 98;
const BLOCKING_RATIO = 1.25;
// Lighthouse counts the time of a task beyond 50 ms, so a page below that hardly blocks at all.
const BLOCKING_FREE_MS = 50;

export function timesOf({ categories, audits }: LighthouseResult): Times {
  const figureOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(100 * (categories.performance?.score ?? Number.NaN)),
    blockingMs: figureOf('total-blocking-time'),
    paintMs: figureOf('largest-contentful-paint'),
    shift: figureOf('cumulative-layout-shift'),
  };
}

/**
 * Returns the medians of every page, compared with those of the empty page. The score has to be at least that of the
 * empty page and at least 98. The blocked time may be 1.25 times that of the empty page or 50 ms, whichever is more;
 * the row names the limit.
 */
export function timeMeasures(empty: TimedPage, pages: TimedPage[]): Measure[] {
  const emptyScore = medianOf(empty, 'score');
  const emptyBlocking = medianOf(empty, 'blockingMs');
  const blocking = blockingLimit(emptyBlocking ?? 0);
  const scoreGoal = { atLeast: emptyScore ?? LEAST_SCORE };
  const scores = pages.flatMap((page) => medianOf(page, 'score') ?? []);
  return [
    measureOf(empty, 'score'),
    ...pages.map((page) => measureOf(page, 'score', scoreGoal)),
    {
      group: GROUPS.score,
      subject: 'lowest of them',
      value: scores.length === pages.length ? Math.min(...scores) : Number.NaN,
      unit: 'score',
      goal: { atLeast: LEAST_SCORE },
    },
    measureOf(empty, 'blockingMs'),
    ...pages.map((page) =>
      page.isPublic
        ? measureOf(page, 'blockingMs', { atMost: blocking.atMost }, blocking.reason)
        : measureOf(page, 'blockingMs'),
    ),
    ...pages.map((page) => measureOf(page, 'shift', { atMost: 0 })),
  ];
}

function blockingLimit(emptyMs: number): { atMost: number; reason: string } {
  const ratioMs = Math.round(BLOCKING_RATIO * emptyMs);
  const ratio = `${BLOCKING_RATIO}x the empty page's ${emptyMs.toFixed(0)} ms`;
  return ratioMs < BLOCKING_FREE_MS
    ? { atMost: BLOCKING_FREE_MS, reason: `the limit is not ${ratio}, which is less` }
    : { atMost: ratioMs, reason: `the limit is ${ratio}` };
}

type Figure = 'score' | 'blockingMs' | 'shift';

const GROUPS: Record<Figure, string> = {
  score: 'Lighthouse, performance',
  blockingMs: 'Lighthouse, blocked',
  shift: 'Lighthouse, layout shift',
};
const UNITS: Record<Figure, Measure['unit']> = { score: 'score', blockingMs: 'ms', shift: 'CLS' };

function measureOf(page: TimedPage, figure: Figure, goal?: Measure['goal'], reason?: string): Measure {
  const about = { group: GROUPS[figure], subject: page.name, unit: UNITS[figure], ...(goal && { goal }) };
  if (page.runs.length === 0) return notMeasured(about, page.failure ?? 'no run');
  const { median, min, max } = spread(page.runs.map((run) => run[figure]));
  const painted = spread(page.runs.map(({ paintMs }) => paintMs)).median / 1000;
  const detail = figure === 'score' ? `main part after ${painted.toFixed(1)} s` : reason;
  return { ...about, value: median, range: { min, max }, ...(detail && { detail }) };
}

function medianOf({ runs }: TimedPage, figure: Figure): number | undefined {
  return runs.length > 0 ? spread(runs.map((run) => run[figure])).median : undefined;
}
