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
 * One figure with its goal. `detail` explains the figure, `sample` names the measured page, `range` has the lowest and
 * the highest value of the rounds.
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

/** A measure without its figure. */
export type MeasureLabel = Pick<Measure, 'group' | 'subject' | 'unit' | 'goal'>;

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

/** Returns the verdict of the unrounded value. */
export function verdictOf({ value, goal }: Pick<Measure, 'value' | 'goal'>): Verdict {
  if (!goal) return '–';
  const isMet = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
  return isMet ? 'met' : 'missed';
}

/** Returns how much of its limit a value uses: 1 at the limit, above 1 when the goal is missed. */
export function shareOf({ value, goal }: Pick<Measure, 'value' | 'goal'>): number {
  if (!goal) return 0;
  return 'atMost' in goal ? value / Math.max(goal.atMost, 1) : goal.atLeast / value;
}

/** Returns a measure without a value, which misses its goal; `reason` becomes its detail. */
export function notMeasured(label: MeasureLabel, reason: string): Measure {
  return { ...label, value: Number.NaN, detail: reason };
}

/** Returns a measure for a part that failed without figures; it misses its goal. */
export function failedPart(subject: string, reason: string): Measure {
  return { group: 'failed part', subject, value: 1, unit: 'parts', goal: { atMost: 0 }, detail: reason };
}

/** Returns true when some rounds meet the goal and others miss it, so that another run may have another verdict. */
export function isUnsteady({ goal, range }: Pick<Measure, 'goal' | 'range'>): boolean {
  if (!goal || !range) return false;
  return verdictOf({ value: range.min, goal }) !== verdictOf({ value: range.max, goal });
}

/** Returns the cells of a measure: measure, goal, figure, verdict. */
export function cellsOf(measure: Measure): string[] {
  const formattedValue = Number.isNaN(measure.value) ? 'not measured' : FORMATS[measure.unit](measure.value);
  return [
    `${measure.group} · ${measure.subject}`,
    goalText(measure),
    measure.detail ? `${formattedValue}  (${measure.detail})` : formattedValue,
    isUnsteady(measure) ? `${verdictOf(measure)}, unsteady` : verdictOf(measure),
  ];
}

/**
 * Returns rows for the results, with the cells of `cellsOf`: every measure that missed its goal and, for each
 * group, the measure closest to its limit among those that met their goal. Measures without a goal have no row.
 */
export function summaryRows(measures: readonly Measure[]): string[][] {
  const measuresWithGoal = measures.filter(({ goal }) => goal);
  return [...new Set(measuresWithGoal.map(({ group }) => group))].flatMap((group) => {
    const measuresOfGroup = measuresWithGoal.filter((measure) => measure.group === group);
    const missed = measuresOfGroup.filter((measure) => verdictOf(measure) === 'missed');
    const [closest, ...others] = measuresOfGroup
      .filter((measure) => verdictOf(measure) === 'met')
      .sort((a, b) => shareOf(b) - shareOf(a));
    if (!closest) return missed.map(cellsOf);
    const cells = cellsOf(closest);
    if (others.length > 0) cells[3] = `${cells[3]}, and ${others.length} more`;
    return [...missed.map(cellsOf), cells];
  });
}

function goalText({ goal, unit }: Measure): string {
  if (!goal) return '–';
  const suffix = unit === 'x' ? 'x' : unit === 'score' ? '' : ` ${unit}`;
  return 'atMost' in goal ? `≤ ${goal.atMost}${suffix}` : `≥ ${goal.atLeast}${suffix}`;
}
