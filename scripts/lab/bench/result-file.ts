import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/process-group.ts';
import type { Machine } from '../results.ts';
import { type Measure, verdictOf } from './measure.ts';

/** Writes all measures to `.bench/result.json`; returns its path relative to the project. */
export function writeResult(machine: Machine, settings: Record<string, number>, measures: Measure[]): string {
  const file = join('.bench', 'result.json');
  const result = {
    date: new Date().toISOString(),
    machine,
    settings,
    measures: measures.map((measure) => ({ ...measure, verdict: verdictOf(measure) })),
  };
  mkdirSync(join(root, '.bench'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(result, null, 2)}\n`);
  return file;
}
