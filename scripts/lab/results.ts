import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/programs.ts';

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
