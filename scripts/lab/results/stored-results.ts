import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/programs.ts';
import type { Measure } from '../bench/measure.ts';
import { type Section, sections } from './sections.ts';

/** The machine and its load average over one minute before the part started. */
export type Machine = { cpu: string; cores: number; node: string; loadBefore: number };

export type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * The figures of one run of a section: measures with their runs, or a table of a part that has no measures. `commit` ends
 * with `+` when files were changed after it.
 */
export type Result = { section: Section; date: string; commit: string; machine: Machine } & (
  | { measures: Measure[] }
  | { table: Table }
);

/** A result with measures. */
export type MeasuredResult = Extract<Result, { measures: Measure[] }>;

/** The file with the last results of every section, one JSON object in each line. */
export const RESULTS_FILE = 'tests/results.jsonl';

/** The number of results that the file keeps of each section. */
const KEPT = 8;

/** Returns all results of a file with the oldest of each section first; none when there is no file. */
export function readResults(file = join(root, RESULTS_FILE)): Result[] {
  return existsSync(file) ? parseResults(readFileSync(file, 'utf8')) : [];
}

/** Adds a result to the file. */
export function storeResult(result: Result): void {
  writeFileSync(join(root, RESULTS_FILE), formatResults(withResult(readResults(), result)));
}

/** Returns the results with a new one after the others of its section, of which only the last ones are kept. */
export function withResult(results: readonly Result[], added: Result): Result[] {
  return sections.flatMap((section) => [...results, added].filter((result) => result.section === section).slice(-KEPT));
}

/** Returns the text of the file. */
export function formatResults(results: readonly Result[]): string {
  const shorten = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(8)) : value);
  return results.map((result) => `${JSON.stringify(result, shorten)}\n`).join('');
}

/** Returns the results of the text of a file. */
export function parseResults(text: string): Result[] {
  const lines = text.split('\n').filter(Boolean);
  // JSON has no NaN, which is the value of a measure without a figure.
  const restore = (key: string, value: unknown) => (key === 'value' && value === null ? Number.NaN : value);
  return lines.map((line) => JSON.parse(line, restore) as Result);
}

/** Returns the commit of the files of this run, with `+` when some of them were changed after it. */
export function commitOfFiles(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!tests/results*');
    return git('rev-parse', '--short=8', 'HEAD') + (changes ? '+' : '');
  } catch {
    return 'unknown';
  }
}
