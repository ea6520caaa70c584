import { expect, test } from 'vitest';
import { parseCpuMs } from './cpu-time.ts';
import { growthRows } from './growth-figures.ts';

const round = (perSecond: number, p99Ms: number) => ({ perSecond, p99Ms, cpuMs: 0.5 });
const rowOf = (goal: boolean, ...rounds: [number, ReturnType<typeof round>][]) =>
  growthRows(new Map([['list', { goal, rounds: new Map(rounds) }]]), [1, 300])[0];

test('the largest catalogue is judged, by rate and response times', () => {
  expect(rowOf(true, [1, round(2000, 60)], [300, round(1000, 20)])).toEqual([
    'list',
    '2000/s, p99 60.0 ms, 0.50 ms CPU',
    '1000/s, p99 20.0 ms, 0.50 ms CPU',
    '≥ 1000/s, p99 ≤ 20 ms',
    'met',
  ]);
  expect(rowOf(true, [300, round(999, 20)])?.at(-1)).toBe('missed');
  expect(rowOf(true, [300, round(1000, 20.1)])?.at(-1)).toBe('missed');
  expect(rowOf(false, [300, round(10, 90)])?.slice(-2)).toEqual(['–', '–']);
});

test('the processor time is that of the program and of the system', () => {
  const numbers = Array.from({ length: 40 }, (_, index) => String(index));
  expect(parseCpuMs(`12 (node (a) b) S ${numbers.slice(1).join(' ')}`)).toBe((11 + 12) * 10);
});
