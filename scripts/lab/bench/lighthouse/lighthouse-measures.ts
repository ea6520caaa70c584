import { type Measure, notMeasured } from '../measure.ts';
import { spread } from '../statistics.ts';
import type { LighthouseResult } from './audit-page.ts';

/**
 * The result of one run of a page: the performance score of at most 100, the total blocking time, the time of the
 * largest contentful paint, and the cumulative layout shift.
 */
type RunResult = { score: number; blockingMs: number; lcpMs: number; shift: number };

/** The runs of one page; `failure` is the reason when no run succeeded. */
export type AuditedPage = { name: string; isPublic: boolean; runs: RunResult[]; failure?: string };

const MIN_SCORE = 98;
const BLOCKING_RATIO = 1.25;
// Lighthouse counts the part of each task beyond 50 ms, so a page with less blocking time hardly blocks at all.
const MIN_BLOCKING_LIMIT_MS = 50;

/** Returns the figures of a performance audit; a missing figure is NaN. */
export function runResultOf({ categories, audits }: LighthouseResult): RunResult {
  const auditValue = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(100 * (categories.performance?.score ?? Number.NaN)),
    blockingMs: auditValue('total-blocking-time'),
    lcpMs: auditValue('largest-contentful-paint'),
    shift: auditValue('cumulative-layout-shift'),
  };
}

/**
 * Returns the medians of every page. The goal of the score is that of the empty page, and the lowest score has to be at
 * least 98. The limit of the blocking time is 1.25 times that of the empty page or 50 ms, whichever is more; the detail
 * explains the limit.
 */
export function performanceMeasures(empty: AuditedPage, pages: AuditedPage[]): Measure[] {
  const emptyScore = medianOf(empty, 'score');
  const emptyBlocking = medianOf(empty, 'blockingMs');
  const limit = blockingLimit(emptyBlocking ?? 0);
  const scoreGoal = { atLeast: emptyScore ?? MIN_SCORE };
  const pageScores = pages.flatMap((page) => medianOf(page, 'score') ?? []);
  return [
    measureOf(empty, 'score'),
    ...pages.map((page) => measureOf(page, 'score', scoreGoal)),
    {
      group: GROUPS.score,
      subject: 'lowest score',
      value: pageScores.length === pages.length ? Math.min(...pageScores) : Number.NaN,
      unit: 'score',
      goal: { atLeast: MIN_SCORE },
    },
    measureOf(empty, 'blockingMs'),
    ...pages.map((page) =>
      page.isPublic
        ? measureOf(page, 'blockingMs', { atMost: limit.atMost }, limit.reason)
        : measureOf(page, 'blockingMs'),
    ),
    ...pages.map((page) => measureOf(page, 'shift', { atMost: 0 })),
  ];
}

function blockingLimit(emptyMs: number): { atMost: number; reason: string } {
  const ratioMs = Math.round(BLOCKING_RATIO * emptyMs);
  const ratio = `${BLOCKING_RATIO}x the empty page's ${emptyMs.toFixed(0)} ms`;
  return ratioMs < MIN_BLOCKING_LIMIT_MS
    ? { atMost: MIN_BLOCKING_LIMIT_MS, reason: `the limit is not ${ratio}, which is less` }
    : { atMost: ratioMs, reason: `the limit is ${ratio}` };
}

type FigureName = 'score' | 'blockingMs' | 'shift';

const GROUPS: Record<FigureName, string> = {
  score: 'Lighthouse, performance',
  blockingMs: 'Lighthouse, blocked',
  shift: 'Lighthouse, layout shift',
};
const UNITS: Record<FigureName, Measure['unit']> = { score: 'score', blockingMs: 'ms', shift: 'CLS' };

function measureOf(page: AuditedPage, figure: FigureName, goal?: Measure['goal'], reason?: string): Measure {
  const label = { group: GROUPS[figure], subject: page.name, unit: UNITS[figure], ...(goal && { goal }) };
  if (page.runs.length === 0) return notMeasured(label, page.failure ?? 'no run');
  const { median, min, max } = spread(page.runs.map((run) => run[figure]));
  const lcpSeconds = spread(page.runs.map(({ lcpMs }) => lcpMs)).median / 1000;
  const detail = figure === 'score' ? `largest contentful paint ${lcpSeconds.toFixed(1)} s` : reason;
  return { ...label, value: median, range: { min, max }, ...(detail && { detail }) };
}

function medianOf({ runs }: AuditedPage, figure: FigureName): number | undefined {
  return runs.length > 0 ? spread(runs.map((run) => run[figure])).median : undefined;
}
