import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/process-group.ts';

export type Goal = 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8' | 'A9';

/** What was looked at for a goal, how often, and what was found wrong. */
export type Figure = { goal: Goal; what: string; count: number; findings: readonly string[] };

/** Notes of a browser test: a figure, and that nothing broke it off. */
export const FIGURE = 'figure';
export const WHOLE = 'came to its end';

const file = join(root, '.cache', 'accessibility.jsonl');

/** Notes a figure for the table of the run. */
export function noteFigure(figure: Figure): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** What an earlier run has noted is not this one's. */
export function forgetFigures(): void {
  rmSync(file, { force: true });
}

export function readFigures(): Figure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Figure);
}

/** The figures among the notes of a browser test. */
export function figuresIn(notes: readonly { type: string; description?: string }[]): Figure[] {
  return notes.filter(({ type }) => type === FIGURE).map(({ description = '' }) => JSON.parse(description) as Figure);
}
