import { blockingLabel, blockingRatio } from '../blocking-ratio.ts';
import { type Measure, measureOfRuns, notMeasured } from '../measure.ts';
import { median } from '../statistics.ts';
import type { LighthouseResult } from './audit-page.ts';

/**
 * The result of one run of a page: the performance score of at most 100, the total blocking time, the time of the
 * largest contentful paint, and the cumulative layout shift.
 */
type RunResult = { score: number; blockingMs: number; lcpMs: number; shift: number };

/** The runs of one page; `isIndexed` pages are for search engines, `failure` is the reason when no run succeeded. */
export type AuditedPage = { name: string; isIndexed: boolean; runs: RunResult[]; failure?: string };

const MIN_SCORE = 98;

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
 * least 98. The blocking time is judged by the rule in `blocking-ratio.ts`.
 */
export function performanceMeasures(empty: AuditedPage, pages: AuditedPage[]): Measure[] {
  const emptyScore = medianOf(empty, 'score');
  const scoreGoal = { atLeast: emptyScore ?? MIN_SCORE };
  return [
    measureOf(empty, 'score'),
    ...pages.map((page) => measureOf(page, 'score', scoreGoal)),
    lowestScore(pages),
    measureOf(empty, 'blockingMs'),
    ...pages.map((page) => blockedMeasure(page, empty)),
    ...pages.map((page) => measureOf(page, 'shift', { atMost: 0 })),
  ];
}

/** Returns the score of the page with the lowest median; not measured when a page has no run. */
function lowestScore(pages: AuditedPage[]): Measure {
  const label = { group: GROUPS.score, subject: 'lowest score', unit: 'score', goal: { atLeast: MIN_SCORE } } as const;
  const [lowest] = pages.toSorted((a, b) => (medianOf(a, 'score') ?? -1) - (medianOf(b, 'score') ?? -1));
  if (!lowest || lowest.runs.length === 0) return notMeasured(label, lowest?.failure ?? 'no run');
  const scores = lowest.runs.map(({ score }) => score);
  return measureOfRuns(label, scores, lowest.name);
}

/** Returns the blocking time relative to that of the empty page in the same round, or to its median when a run failed. */
function blockedMeasure(page: AuditedPage, empty: AuditedPage): Measure {
  const label = blockingLabel(GROUPS.blockingMs, page);
  if (page.runs.length === 0) return notMeasured(label, page.failure ?? 'no run');
  const emptyMs = medianOf(empty, 'blockingMs') ?? 0;
  const isPaired = page.runs.length === empty.runs.length;
  const references = page.runs.map((_, round) => (isPaired ? (empty.runs[round]?.blockingMs ?? emptyMs) : emptyMs));
  const blockedMs = page.runs.map(({ blockingMs }) => blockingMs);
  return blockingRatio(label, blockedMs, references);
}

type FigureName = 'score' | 'blockingMs' | 'shift';

const GROUPS: Record<FigureName, string> = {
  score: 'Lighthouse, performance',
  blockingMs: 'Lighthouse, blocked',
  shift: 'Lighthouse, layout shift',
};
const UNITS: Record<FigureName, Measure['unit']> = { score: 'score', blockingMs: 'ms', shift: 'CLS' };

function measureOf(page: AuditedPage, figure: FigureName, goal?: Measure['goal']): Measure {
  const label = { group: GROUPS[figure], subject: page.name, unit: UNITS[figure], ...(goal && { goal }) };
  if (page.runs.length === 0) return notMeasured(label, page.failure ?? 'no run');
  const lcpSeconds = median(page.runs.map(({ lcpMs }) => lcpMs)) / 1000;
  const detail = figure === 'score' ? `largest contentful paint ${lcpSeconds.toFixed(1)} s` : undefined;
  return measureOfRuns(
    label,
    page.runs.map((run) => run[figure]),
    detail,
  );
}

function medianOf({ runs }: AuditedPage, figure: FigureName): number | undefined {
  return runs.length > 0 ? median(runs.map((run) => run[figure])) : undefined;
}
