import { expect, test } from 'vitest';
import { runParts } from './run-parts.ts';

function lab(seconds: Record<string, number>, failing: readonly string[] = []) {
  const lines: string[] = [];
  let time = 0;
  const run = async (name: string) => {
    time += (seconds[name] ?? 0) * 1000;
    if (failing.includes(name)) throw new Error(`${name} missed a goal`);
  };
  const print = (line: string) => lines.push(...line.split('\n').filter(Boolean));
  return { lines, code: () => runParts(Object.keys(seconds), { run, print, now: () => time }) };
}

test('every part runs after a failure, and the end names each with its verdict and duration', async () => {
  const { lines, code } = lab({ bench: 75, a11y: 12, faults: 1200 }, ['a11y']);
  expect(await code()).toBe(1);
  expect(lines).toEqual([
    '══ bench (1 of 3)',
    '══ bench · passed · 1 min 15 s',
    '══ a11y (2 of 3)',
    'a11y missed a goal',
    '══ a11y · failed · 12 s',
    '══ faults (3 of 3)',
    '══ faults · passed · 20 min 0 s',
    'Part    Verdict  Duration',
    '──────  ───────  ──────────',
    'bench   passed   1 min 15 s',
    'a11y    failed   12 s',
    'faults  passed   20 min 0 s',
  ]);
});

test('a lab in which every part passes ends well', async () => {
  expect(await lab({ shots: 1 }).code()).toBe(0);
});
