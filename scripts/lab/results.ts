import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { COLUMNS, cellsOf, type Measure, noneOf } from '../lib/measure.ts';
import { reasonOf, root } from '../lib/programs.ts';
import { tableLines } from '../lib/table.ts';

const FILE = 'tests/results.md';
// A part writes several sections, and measuring the first of them loads the machine.
const [loadBefore = 0] = loadavg();

/** Replaces a section of `tests/results.md`, between two comments with its name, by a table. Prints a message. */
export function writeTable(section: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  const [cpu] = cpus();
  const machine = `${cpu?.model}, ${cpus().length} cores, Node ${process.version}, load ${loadBefore.toFixed(1)}`;
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const table = [line(columns), `|${'---|'.repeat(columns.length)}`, ...rows.map(line)];
  const text = [`${date}: ${machine} before the run`, '', ...table].join('\n');
  const path = join(root, FILE);
  const document = readFileSync(path, 'utf8');
  const start = `<!-- ${section} -->\n`;
  const from = document.indexOf(start) + start.length;
  const to = document.indexOf(`<!-- /${section} -->`, from);
  if (from < start.length || to < 0) throw new Error(`${FILE} has no section "${section}".`);
  writeFileSync(path, `${document.slice(0, from)}${text}\n${document.slice(to)}`);
  console.log(`The figures of ${section} are in ${FILE}.`);
}

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
  parts: Record<string, () => Promise<Measure[]>>,
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

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the options of a command; prints `usage` and exits for invalid options (code 2) and for `--help`. */
export function commandOptions<Known extends Options>(options: Known, usage: string) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
