import { expect, test } from 'vitest';
import { type Measure, measureOfRuns, notMeasured } from '../bench/measure.ts';
import { plotSvg } from './plot.ts';
import type { MeasuredResult } from './stored-results.ts';

const next = { group: 'to the next page, 4x', subject: 'from <the> list', unit: 'ms', goal: { atMost: 100 } } as const;
const resultOf = (day: number, measures: Measure[]): MeasuredResult => ({
  section: 'bench visits',
  date: `2026-11-${day}T10:00:00.000Z`,
  commit: '6356efb5',
  machine: { cpu: 'AMD EPYC', cores: 2, node: 'v26.10.0', loadBefore: 1 },
  measures,
});
const results = [
  resultOf(25, [measureOfRuns(next, [216, 209, 239])]),
  resultOf(26, [notMeasured(next, 'no click')]),
  resultOf(27, [measureOfRuns(next, [90, 104, 120])]),
];
const numbers = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, ...found]) => found.map(Number));

test('a plot has a point for each result with a figure, its spread, the goal and the days', () => {
  const svg = plotSvg('bench visits', results);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain('2026-11-25T10:00 6356efb5: 216.0 ms, missed');
  expect(svg).toContain('2026-11-27T10:00 6356efb5: 104.0 ms, not decided');
  expect(svg).toContain('≤ 100 ms');
  expect(svg).toContain('>2026-11-25</text>');
  expect(svg).toContain('2026-11-27: 104.0 ms');
  expect(svg).toContain('from &lt;the> list');
});

test('a point lies between the ends of its spread, a higher value lies higher, and all are within the axes', () => {
  const svg = plotSvg('bench visits', results);
  const medians = numbers(svg, /<circle cx="[\d.]+" cy="([\d.]+)"/g).flat();
  const spreads = numbers(svg, /V([\d.]+)" stroke="#(?:cf222e|9a6700)"/g).flat();
  const lows = numbers(svg, /d="M[\d.]+ ([\d.]+)V[\d.]+" stroke="#(?:cf222e|9a6700)"/g).flat();
  const [goal = 0] = numbers(svg, /d="M58 ([\d.]+)H290" stroke="#0969da"/g).flat();
  expect(medians).toHaveLength(2);
  for (const [index, y] of medians.entries()) {
    expect(y).toBeLessThan(lows[index] as number);
    expect(y).toBeGreaterThan(spreads[index] as number);
  }
  expect(medians[0]).toBeLessThan(medians[1] as number);
  // 100 ms is within the spread of the second point, 90 to 120 ms.
  expect(goal).toBeLessThan(lows[1] as number);
  expect(goal).toBeGreaterThan(spreads[1] as number);
  for (const y of [...medians, ...lows, ...spreads, goal]) expect(y >= 34 && y <= 140).toBe(true);
});

test('a measure of one figure without a goal is drawn, and the picture grows with the number of measures', () => {
  const bytes: Measure = { group: 'HTML', subject: 'empty page', value: 0, unit: 'KiB' };
  const five = plotSvg('bench weights', [
    resultOf(
      27,
      Array.from({ length: 5 }, () => bytes),
    ),
  ]);
  expect(five.match(/<circle/g)).toHaveLength(5);
  expect(five).not.toContain('NaN');
  expect(five).toContain('viewBox="0 0 1200 380"');
});
