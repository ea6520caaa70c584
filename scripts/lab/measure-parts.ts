import { COLUMNS, cellsOf, type Measure, noneOf } from '../lib/measure.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { tableLines } from '../lib/table.ts';
import { writeTable } from './results.ts';

type Parts = Record<string, () => Promise<Measure[]>>;

/** Returns the parts that `--only weights,paint` names, or all; prints the usage and exits for an unknown name. */
export function selectParts(known: string[], only: string | undefined, usage: string): string[] {
  const names = only?.split(',') ?? known;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  console.error(`There is no part ${unknown.join(', ')}.\n${usage}`);
  process.exit(2);
}

/**
 * Measures parts one after the other, and writes the table of each; `rowsOf` chooses its rows. Prints all figures. A
 * part that fails does not lose the results of the others.
 */
export async function measureParts(
  command: string,
  names: readonly string[],
  parts: Parts,
  rowsOf: (measures: Measure[]) => string[][],
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const name of names) {
    console.log(`\n── ${name}`);
    try {
      const figures = (await parts[name]?.()) ?? [];
      writeTable(`${command} ${name}`, COLUMNS, rowsOf(figures));
      measures.push(...figures);
    } catch (error) {
      console.error(error);
      measures.push(noneOf('failed part', name, 1, 'parts', reasonOf(error)));
    }
  }
  console.log(`\n${tableLines(COLUMNS, measures.map(cellsOf)).join('\n')}\n`);
  return measures;
}
