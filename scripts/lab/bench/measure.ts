type Unit =
  | 'x'
  | 'KiB'
  | 'MiB'
  | 'kB'
  | '/s'
  | 'ms'
  | 'keys'
  | 'score'
  | 'CLS'
  | 'pages'
  | 'parts'
  | 'failed'
  | 'calls'
  | '%';
type Goal = { atMost: number } | { atLeast: number };
type Verdict = 'met' | 'missed' | '–';

/**
 * One figure of the bench. `detail` explains the figure, `sample` names the measured page, `range` has the extremes of
 * the rounds.
 */
export type Measure = {
  group: string;
  subject: string;
  value: number;
  unit: Unit;
  goal?: Goal;
  detail?: string;
  sample?: string;
  range?: { min: number; max: number };
};

const FORMATS: Record<Unit, (value: number) => string> = {
  x: (value) => `${value.toFixed(3)}x`,
  KiB: (value) => `${value.toFixed(1)} KiB`,
  MiB: (value) => `${value.toFixed(1)} MiB`,
  kB: (value) => `${value.toFixed(1)} kB`,
  '/s': (value) => `${Math.round(value)}/s`,
  ms: (value) => `${value.toFixed(1)} ms`,
  keys: (value) => `${value} keys`,
  score: (value) => `${value}`,
  CLS: (value) => value.toFixed(3),
  pages: (value) => `${value} pages`,
  parts: (value) => `${value} parts`,
  failed: (value) => `${value} failed`,
  calls: (value) => `${value} calls`,
  '%': (value) => `${value.toFixed(1)} %`,
};

/** Returns the verdict of the unrounded figure. */
export function verdictOf({ value, goal }: Pick<Measure, 'value' | 'goal'>): Verdict {
  if (!goal) return '–';
  const isMet = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
  return isMet ? 'met' : 'missed';
}

/** Returns the share of its goal that a figure takes: 1 at the limit, above 1 when the goal is missed. */
export function shareOf({ value, goal }: Pick<Measure, 'value' | 'goal'>): number {
  if (!goal) return 0;
  return 'atMost' in goal ? value / Math.max(goal.atMost, 1) : goal.atLeast / value;
}

/** Returns a measure without a figure, which misses its goal; `reason` is its detail. */
export function notMeasured(about: Pick<Measure, 'group' | 'subject' | 'unit' | 'goal'>, reason: string): Measure {
  return { ...about, value: Number.NaN, detail: reason };
}

/** Returns a row for a part that failed without figures; it misses its goal. */
export function brokenPart(subject: string, reason: string): Measure {
  return { group: 'broke off', subject, value: 1, unit: 'parts', goal: { atMost: 0 }, detail: reason };
}

/** Returns true when some rounds meet the goal and some miss it: the median decides, but another run may differ. */
export function isUnsteady({ goal, range }: Pick<Measure, 'goal' | 'range'>): boolean {
  if (!goal || !range) return false;
  return verdictOf({ value: range.min, goal }) !== verdictOf({ value: range.max, goal });
}

/** Returns the cells of a measure: measure, goal, figure, verdict. */
export function cellsOf(measure: Measure): string[] {
  const figure = Number.isNaN(measure.value) ? 'not measured' : FORMATS[measure.unit](measure.value);
  return [
    `${measure.group} · ${measure.subject}`,
    goalText(measure),
    measure.detail ? `${figure}  (${measure.detail})` : figure,
    isUnsteady(measure) ? `${verdictOf(measure)}, unsteady` : verdictOf(measure),
  ];
}

/**
 * Returns rows for the results, with the cells of `cellsOf`: every measure that missed its goal and, for each group,
 * the met one that is closest to its limit. Measures without a goal have no row.
 */
export function summaryRows(measures: readonly Measure[]): string[][] {
  const judged = measures.filter(({ goal }) => goal);
  return [...new Set(judged.map(({ group }) => group))].flatMap((group) => {
    const own = judged.filter((measure) => measure.group === group);
    const missed = own.filter((measure) => verdictOf(measure) === 'missed');
    const [nearest, ...others] = own
      .filter((measure) => verdictOf(measure) === 'met')
      .sort((a, b) => shareOf(b) - shareOf(a));
    if (!nearest) return missed.map(cellsOf);
    const cells = cellsOf(nearest);
    if (others.length > 0) cells[3] = `${cells[3]}; with it ${others.length} more`;
    return [...missed.map(cellsOf), cells];
  });
}

function goalText({ goal, unit }: Measure): string {
  if (!goal) return '–';
  const ofUnit = unit === 'x' ? 'x' : unit === 'score' ? '' : ` ${unit}`;
  return 'atMost' in goal ? `≤ ${goal.atMost}${ofUnit}` : `≥ ${goal.atLeast}${ofUnit}`;
}
