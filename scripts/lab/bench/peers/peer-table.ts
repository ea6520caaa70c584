import type { Table } from '../../results/stored-results.ts';
import { figureText, type Measure, spreadText } from '../measure.ts';

/** Returns the measures side by side: a row for each group, a column for each subject. */
export function peerTable(measures: readonly Measure[]): Table {
  const names = [...new Set(measures.map(({ subject }) => subject))];
  const groups = Map.groupBy(measures, ({ group }) => group);
  const cellOf = (measure: Measure | undefined) => {
    if (!measure) return '–';
    const runs = spreadText(measure);
    return runs ? `${figureText(measure)} (${runs})` : figureText(measure);
  };
  const rows = [...groups].map(([group, all]) => [
    group,
    ...names.map((name) => cellOf(all.find(({ subject }) => subject === name))),
  ]);
  return { columns: ['Measure', ...names], rows };
}
