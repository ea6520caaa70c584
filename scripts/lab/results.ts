import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/programs.ts';

/** The sections of `tests/results.md` that parts of the lab write; one run measures each section as a whole. */
export const sections = [
  'bench weights',
  'bench next',
  'bench nginx',
  'bench paint',
  'bench lighthouse',
  'bench visits',
  'bench rows',
  'a11y',
  'engines',
  'faults',
  'intents bookings',
  'intents sessions',
  'mutation',
  'growth',
  'cluster publish',
  'cluster together',
  'cluster pictures',
  'cluster redis',
  'cluster ends',
  'cluster rolling',
  'cluster soak',
] as const;

export type Section = (typeof sections)[number];

/** The machine and its load average over one minute before the part started. */
export type Machine = { cpu: string; cores: number; node: string; loadBefore: number };

type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

const FILE = 'tests/results.md';
const loadBefore = loadavg()[0] ?? 0;

/** Returns the processor, the version of Node and the load average at the start of this process. */
export function machine(): Machine {
  const processors = cpus();
  return { cpu: processors[0]?.model ?? 'unknown', cores: processors.length, node: process.version, loadBefore };
}

/** Returns one line about the machine, for a table of figures. */
export function machineLine({ cpu, cores, node, loadBefore: load }: Machine): string {
  return `${cpu}, ${cores} cores, Node ${node}, load ${load.toFixed(1)} before the run`;
}

/** Replaces the figures in one section of `tests/results.md` and prints a message. */
export function writeFigures(section: Section, table: Table): void {
  const path = join(root, FILE);
  const text = figuresText(table, machine(), new Date());
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), section, text));
  console.log(`The figures of ${section} are in ${FILE}.`);
}

/** Returns the date, the machine and the table as Markdown. */
export function figuresText({ columns, rows }: Table, measuredOn: Machine, date: Date): string {
  const formattedDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  const rowLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const separator = `|${'---|'.repeat(columns.length)}`;
  const heading = `${formattedDate}: ${machineLine(measuredOn)}`;
  return [heading, '', rowLine(columns), separator, ...rows.map(rowLine)].join('\n');
}

/**
 * Returns the document with this text between the markers `<!-- section -->` and `<!-- /section -->`. Throws when the
 * document does not contain both markers.
 */
export function withSection(document: string, section: string, text: string): string {
  const [startMarker, endMarker] = [`<!-- ${section} -->\n`, `\n<!-- /${section} -->`];
  const from = document.indexOf(startMarker);
  const to = document.indexOf(endMarker, from);
  if (from < 0 || to < 0) throw new Error(`${FILE} has no section "${section}".`);
  return `${document.slice(0, from)}${startMarker}${text}${document.slice(to)}`;
}
