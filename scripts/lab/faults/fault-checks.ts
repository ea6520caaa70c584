import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/programs.ts';

const FILE = join(root, '.cache', 'faults.jsonl');

/**
 * A check of one page while one operation has a fault: the findings, and the time of the slowest response. `part` is the
 * state of the tested page, or the kind of its requests.
 */
export type FaultCheck = {
  part: 'cached' | 'uncached' | 'reads' | 'writes';
  fault: string;
  /** Left out when the fault affects every operation at once. */
  operationId?: string | undefined;
  page: string;
  ms: number;
  findings: readonly string[];
};

/** Stores checks for the table of the run, because each test has a process of its own. */
export function recordChecks(checks: readonly FaultCheck[]): void {
  appendFileSync(FILE, checks.map((check) => `${JSON.stringify(check)}\n`).join(''));
}

/** Deletes the checks of an earlier run. */
export const clearChecks = () => writeFileSync(FILE, '');

export function readChecks(): FaultCheck[] {
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as FaultCheck);
}
