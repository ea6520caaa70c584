import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/process-group.ts';

/** Which promise was tried: of a page that was made before, of one that nobody made yet, of what a browser asks. */
export type Part = 'made' | 'fresh' | 'stale' | 'reads' | 'writes';

/** One operation with one fault on one page: what was found wrong, and how long its slowest answer took. */
export type Cell = {
  part: Part;
  fault: string;
  /** Every operation at once when left out. */
  operationId?: string | undefined;
  page: string;
  ms: number;
  findings: readonly string[];
};

const file = join(root, '.cache', 'faults.jsonl');

export function noteCells(cells: readonly Cell[]): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, cells.map((cell) => `${JSON.stringify(cell)}\n`).join(''));
}

/** What an earlier run has noted is not this one's. */
export function forgetCells(): void {
  rmSync(file, { force: true });
}

export function readCells(): Cell[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Cell);
}
