/** The decimals of each unit. */
const DECIMALS = { x: 3, KiB: 1, MiB: 1, kB: 1, ms: 1, '%': 1, keys: 0, pages: 0, parts: 0, failed: 0, calls: 0 };

type Unit = keyof typeof DECIMALS;
type Goal = { atMost: number } | { atLeast: number };
type Verdict = 'met' | 'missed' | 'not decided' | '–';

/**
 * One figure with its goal. `detail` explains the figure, `runs` has the figures of which
 * `value` is the median.
 */
export type Measure = {
  group: string;
  subject: string;
  value: number;
  unit: Unit;
  goal?: Goal;
  detail?: string;
  runs?: number[];
};

/** A measure without its figure. */
export type MeasureLabel = Pick<Measure, 'group' | 'subject' | 'unit' | 'goal'>;

/** The columns of `cellsOf`. */
export const COLUMNS = ['Measure', 'Goal', 'Figure', 'Verdict'];

/** Returns the measure of several runs: their median, with the runs that decide about its verdict. */
export function measureOfRuns(label: MeasureLabel, runs: number[], detail?: string): Measure {
  return { ...label, value: median(runs), runs, ...(detail && { detail }) };
}

/**
 * Returns the verdict of the unrounded value. A goal within the spread of the runs is not decided, because another
 * median of as many runs may be on its other side.
 */
export function verdictOf({ value, goal, runs = [] }: Pick<Measure, 'value' | 'goal' | 'runs'>): Verdict {
  if (!goal) return '–';
  const isMet = (figure: number) => ('atMost' in goal ? figure <= goal.atMost : figure >= goal.atLeast);
  if (runs.length > 0 && isMet(Math.min(...runs)) !== isMet(Math.max(...runs))) return 'not decided';
  return isMet(value) ? 'met' : 'missed';
}

/** Returns how much of its limit a value uses: 1 at the limit, above 1 when the goal is missed. */
export function shareOf({ value, goal }: Pick<Measure, 'value' | 'goal'>): number {
  if (!goal) return 0;
  // A limit of zero, as for failures, counts like one.
  return 'atMost' in goal ? value / Math.max(goal.atMost, 1) : goal.atLeast / value;
}

/** Returns the measure of something that may not happen at all. */
export function noneOf(group: string, subject: string, value: number, unit: Unit = 'failed', detail?: string): Measure {
  return { group, subject, value, unit, goal: { atMost: 0 }, ...(detail && { detail }) };
}

/** Returns the cells of a measure: measure, goal, figure with the spread of its runs, verdict. */
export function cellsOf(measure: Measure): string[] {
  const { group, subject, value, unit, goal, runs = [], detail } = measure;
  const decimals = DECIMALS[unit];
  const suffix = unit === 'x' ? 'x' : ` ${unit}`;
  const [low, high] = [Math.min(...runs), Math.max(...runs)].map((run) => run.toFixed(decimals));
  const spread = runs.length > 0 ? `${low}–${high} of ${runs.length}` : '';
  const notes = [spread, detail].filter(Boolean).join('; ');
  const figure = Number.isNaN(value) ? 'not measured' : value.toFixed(decimals) + suffix;
  const goalText = goal && ('atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`);
  return [
    `${group} · ${subject}`,
    goalText ? goalText + suffix : '–',
    notes ? `${figure}  (${notes})` : figure,
    verdictOf(measure),
  ];
}

/**
 * Returns rows for the results, with the cells of `cellsOf`: every measure that missed its goal or did not decide about
 * it and, for each group, the measure closest to its limit among those that met their goal. Measures without a goal
 * have no row.
 */
export function summaryRows(measures: readonly Measure[]): string[][] {
  const measuresWithGoal = measures.filter(({ goal }) => goal);
  return [...new Set(measuresWithGoal.map(({ group }) => group))].flatMap((group) => {
    const measuresOfGroup = measuresWithGoal.filter((measure) => measure.group === group);
    const open = measuresOfGroup.filter((measure) => verdictOf(measure) !== 'met');
    const [closest, ...others] = measuresOfGroup
      .filter((measure) => verdictOf(measure) === 'met')
      .sort((a, b) => shareOf(b) - shareOf(a));
    if (!closest) return open.map(cellsOf);
    const cells = cellsOf(closest);
    if (others.length > 0) cells[3] = `${cells[3]}, and ${others.length} more`;
    return [...open.map(cellsOf), cells];
  });
}

/** Returns the median; throws for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('A median needs at least one value.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** Returns the lowest value that a share of all values, for example 0.99, does not exceed; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/**
 * Divides each round by the reference of the same round, because a machine that slows down affects both. Throws if the
 * numbers of rounds differ.
 */
export function ratios(values: readonly number[], reference: readonly number[]): number[] {
  if (values.length !== reference.length) throw new Error('Every round needs a reference.');
  return values.map((value, round) => value / (reference[round] as number));
}

/** Returns the list rotated by the number of the round, so that each item takes each position in the order once. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
