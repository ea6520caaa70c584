import { expect, test } from 'vitest';
import { runParts } from './run-parts.ts';

/** Returns a lab whose parts take these seconds, and the lines that it prints. */
function createLab(seconds: Record<string, number>, failing: readonly string[] = []) {
  const lines: string[] = [];
  let time = 0;
  const run = async (name: string) => {
    time += (seconds[name] ?? 0) * 1000;
    if (failing.includes(name)) throw new Error(`${name} missed a goal`);
  };
  const print = (line: string) => lines.push(...line.split('\n').filter(Boolean));
  return { lines, runAll: () => runParts(Object.keys(seconds), { run, print, now: () => time }) };
}

test('the parts after a failed one still run, and a table shows each verdict and duration', async () => {
  const { lines, runAll } = createLab({ bench: 75, a11y: 12, faults: 1200 }, ['a11y']);
  expect(await runAll()).toBe(1);
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

test('the exit code is 0 when every part passes', async () => {
  expect(await createLab({ shots: 1 }).runAll()).toBe(0);
});
