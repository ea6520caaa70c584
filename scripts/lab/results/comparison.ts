import { figureText, type Measure } from '../bench/measure.ts';
import { medianRange } from '../bench/statistics.ts';
import type { MeasuredResult, Result } from './stored-results.ts';

/** Worse is slower, heavier or less; what became so is decided only when the runs of both results do not overlap. */
export type Change = 'worse' | 'better' | 'not decided' | 'same';

type ComparedMeasure = { change: Change; cells: string[] };

// A single figure of these units differs from run to run.
const UNSTEADY_UNITS: readonly Measure['unit'][] = ['ms', '/s', 'score', 'CLS', '%', 'MiB'];
const ORDER: readonly Change[] = ['worse', 'better', 'not decided', 'same'];

/** The columns of the rows of `compareResults`. */
export const COMPARISON_COLUMNS = ['Measure', 'Before', 'After', 'Change'];

/** Returns whether a figure became better or worse, knowing the spread of its runs. */
export function changeOf(before: Measure, after: Measure): Change {
  if (before.value === after.value) return 'same';
  const [from, to] = [before, after].map(({ value, runs = [value] }) => medianRange(runs));
  if (!from || !to || Number.isNaN(before.value) || Number.isNaN(after.value)) return 'not decided';
  const hasRuns = before.runs !== undefined && after.runs !== undefined;
  if (!hasRuns && UNSTEADY_UNITS.includes(before.unit)) return 'not decided';
  if (from.low <= to.high && to.low <= from.high) return 'not decided';
  return after.value > before.value === isMoreBetter(after) ? 'better' : 'worse';
}

function isMoreBetter({ goal, unit }: Measure): boolean {
  return goal ? 'atLeast' in goal : unit === '/s' || unit === 'score';
}

/** Returns the measures that both results have, with what became worse first. */
export function compareResults(before: MeasuredResult, after: MeasuredResult): ComparedMeasure[] {
  const keyOf = ({ group, subject, unit }: Measure) => [group, subject, unit].join(' · ');
  const earlier = new Map(before.measures.map((measure) => [keyOf(measure), measure]));
  const compared = after.measures.flatMap((measure) => {
    const old = earlier.get(keyOf(measure));
    return old ? [compareMeasure(old, measure)] : [];
  });
  return compared.toSorted((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change));
}

function compareMeasure(before: Measure, after: Measure): ComparedMeasure {
  const change = changeOf(before, after);
  const percent = (after.value / before.value - 1) * 100;
  const difference = Number.isFinite(percent) ? `, ${percent > 0 ? '+' : ''}${percent.toFixed(1)} %` : '';
  const label = `${after.group} · ${after.subject}`;
  return { change, cells: [label, rangeText(before), rangeText(after), `${change}${difference}`] };
}

function rangeText(measure: Measure): string {
  if (!measure.runs) return figureText(measure);
  const { low, high } = medianRange(measure.runs);
  const [from, to] = [low, high].map((value) => figureText({ ...measure, value }));
  return `${figureText(measure)} (${from}–${to})`;
}

/**
 * Returns the last result of each section whose commit or date begins with the text. Without a text it returns the last
 * result, or that `before` the last one.
 */
export function selectResults(results: readonly Result[], text?: string, before = 0): MeasuredResult[] {
  const measured = results.filter((result): result is MeasuredResult => 'measures' in result);
  const matching = measured.filter(({ commit, date }) => !text || commit.startsWith(text) || date.startsWith(text));
  const sections = Map.groupBy(matching, ({ section }) => section);
  return [...sections.values()].flatMap((all) => all.at(-1 - before) ?? []);
}
