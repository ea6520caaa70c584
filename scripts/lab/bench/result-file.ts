import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../lib/process-group.ts';
import { type Measure, verdictOf } from './measure.ts';

/** The machine and how busy it was: load averages from before the first build. */
export type Machine = { cpu: string; cores: number; node: string; loadBefore: number };

export function machine(loadBefore: number): Machine {
  const processors = cpus();
  return { cpu: processors[0]?.model ?? 'unknown', cores: processors.length, node: process.version, loadBefore };
}

/** Writes `.bench/result.json`; returns its path relative to the project. */
export function writeResult(on: Machine, settings: Record<string, number>, measures: Measure[]): string {
  const file = join('.bench', 'result.json');
  const result = {
    date: new Date().toISOString(),
    machine: on,
    settings,
    measures: measures.map((measure) => ({ ...measure, verdict: verdictOf(measure) })),
  };
  mkdirSync(join(root, '.bench'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(result, null, 2)}\n`);
  return file;
}
