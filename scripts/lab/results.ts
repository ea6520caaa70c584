import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/programs.ts';

/** The sections of `tests/results.md` that parts of the lab write; one run measures each section as a whole. */
export const sections = [
  'bench weights',
  'bench next',
  'bench nginx',
  'bench lighthouse',
  'bench visits',
  'bench rows',
  'a11y',
  'faults',
  'intents bookings',
  'intents sessions',
  'mutation',
  'cluster together',
  'cluster pictures',
  'cluster redis',
  'cluster ends',
  'cluster rolling',
  'cluster soak',
] as const;

export type Section = (typeof sections)[number];

/** The machine and its load average before the part started. */
export type Machine = { cpu: string; cores: number; node: string; loadBefore: number };

type Figures = { head: readonly string[]; rows: readonly (readonly string[])[] };

const FILE = 'tests/results.md';
const loadBefore = loadavg()[0] ?? 0;

export function machine(): Machine {
  const processors = cpus();
  return { cpu: processors[0]?.model ?? 'unknown', cores: processors.length, node: process.version, loadBefore };
}

/** Returns one line about the machine, for a table of figures. */
export function machineLine({ cpu, cores, node, loadBefore: load }: Machine): string {
  return `${cpu}, ${cores} cores, Node ${node}, load ${load.toFixed(1)} before the run`;
}

/**
 * Replaces the figures of a section of `tests/results.md` and prints a message; the text around the section is kept.
 */
export function writeFigures(section: Section, figures: Figures): void {
  const path = join(root, FILE);
  const text = figuresText(figures, machine(), new Date());
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), section, text));
  console.log(`The figures of ${section} are in ${FILE}.`);
}

/** Returns date, machine and table as Markdown. */
export function figuresText({ head, rows }: Figures, on: Machine, date: Date): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [`${day}: ${machineLine(on)}`, '', line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/**
 * Returns the document with this text between `<!-- section -->` and `<!-- /section -->`; throws without these marks.
 */
export function withSection(document: string, section: string, text: string): string {
  const [begin, end] = [`<!-- ${section} -->\n`, `\n<!-- /${section} -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${FILE} has no section "${section}".`);
  return `${document.slice(0, from)}${begin}${text}${document.slice(to)}`;
}
