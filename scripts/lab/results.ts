import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/programs.ts';
import { COLUMNS, cellsOf, type Measure, summaryRows } from './bench/measure.ts';
import { peerTable } from './bench/peers/peer-table.ts';
import { writePlots } from './results/plot.ts';
import type { Section } from './results/sections.ts';
import {
  commitOfFiles,
  type Machine,
  RESULTS_FILE,
  type Result,
  storeResult,
  type Table,
} from './results/stored-results.ts';

const FILE = 'tests/results.md';
// A part writes several sections, and the first of them changes files.
const [loadBefore, commit] = [loadavg()[0] ?? 0, commitOfFiles()];

/** Returns the processor, the version of Node and the load average at the start of this process. */
export function machine(): Machine {
  const processors = cpus();
  return { cpu: processors[0]?.model ?? 'unknown', cores: processors.length, node: process.version, loadBefore };
}

/** Returns one line about the machine, for a table of figures. */
export function machineLine({ cpu, cores, node, loadBefore: load }: Machine): string {
  return `${cpu}, ${cores} cores, Node ${node}, load ${load.toFixed(1)} before the run`;
}

/**
 * Stores the figures of one section in `tests/results.jsonl` and replaces the section of `tests/results.md` by them.
 * Measures are also drawn beside the results before. Prints a message.
 */
export function writeFigures(section: Section, figures: Table | Measure[]): void {
  const run = { section, date: new Date().toISOString(), commit, machine: machine() };
  const result: Result = Array.isArray(figures) ? { ...run, measures: figures } : { ...run, table: figures };
  storeResult(result);
  const path = join(root, FILE);
  const text = figuresText(tableOf(result), result.machine, new Date(result.date));
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), section, text));
  const plots = writePlots(section);
  console.log(`The figures of ${section} are in ${[FILE, RESULTS_FILE, ...plots].join(', ')}.`);
}

/** Returns the table of a result for people: of the many measures of the bench those that matter. */
function tableOf(result: Result): Table {
  if ('table' in result) return result.table;
  if (result.section === 'bench peers') return peerTable(result.measures);
  const rows = result.section.startsWith('bench') ? summaryRows(result.measures) : result.measures.map(cellsOf);
  return { columns: COLUMNS, rows };
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
