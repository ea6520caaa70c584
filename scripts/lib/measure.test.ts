import { expect, test } from 'vitest';
import { type Measure, measureOfRuns, summaryRows, verdictOf } from './measure.ts';

test('a value at its limit meets the goal, one beyond it misses it, and without a goal there is no verdict', () => {
  expect(verdictOf({ value: 1.28, goal: { atMost: 1.28 } })).toBe('met');
  expect(verdictOf({ value: 1.2801, goal: { atMost: 1.28 } })).toBe('missed');
  expect(verdictOf({ value: 0.7999, goal: { atLeast: 0.8 } })).toBe('missed');
  expect(verdictOf({ value: Number.NaN, goal: { atLeast: 98 } })).toBe('missed');
  expect(verdictOf({ value: 3 })).toBe('–');
});

test('a goal within the spread of the runs is not decided, whichever side the median is on', () => {
  const rate = { group: 'Rate', subject: '/', unit: 'x', goal: { atLeast: 0.8 } } as const;
  expect(verdictOf(measureOfRuns(rate, [0.7, 0.71, 0.69, 0.74, 0.79]))).toBe('missed');
  expect(verdictOf(measureOfRuns(rate, [0.7, 0.71, 0.69, 0.74, 0.8]))).toBe('not decided');
  expect(verdictOf(measureOfRuns(rate, [0.79, 0.85, 0.86, 0.84, 0.9]))).toBe('not decided');
  expect(verdictOf(measureOfRuns(rate, [0.8, 0.85, 0.86, 0.84, 0.9]))).toBe('met');
});

test('a summary lists every goal that is missed or not decided, and for each group the met goal closest to its limit', () => {
  const html = (subject: string, value: number): Measure => {
    return { group: 'HTML', subject, value, unit: 'KiB', goal: { atMost: 14 } };
  };
  const seen: Measure = { group: 'Builds', subject: 'seen', value: 1, unit: 'parts', goal: { atLeast: 2 } };
  const withoutGoal: Measure = { group: 'HTML', subject: 'empty page', value: 1, unit: 'KiB' };
  const unsteady: Measure = { ...html('mice', 13.9), runs: [13.8, 13.9, 14.1] };
  const measures = [
    withoutGoal,
    html('list', 9),
    html('tour', 19),
    html('home', 13),
    html('blog', Number.NaN),
    unsteady,
    seen,
  ];
  expect(summaryRows(measures)).toEqual([
    ['HTML · tour', '≤ 14 KiB', '19.0 KiB', 'missed'],
    ['HTML · blog', '≤ 14 KiB', 'not measured', 'missed'],
    ['HTML · mice', '≤ 14 KiB', '13.9 KiB  (13.8–14.1 of 3)', 'not decided'],
    ['HTML · home', '≤ 14 KiB', '13.0 KiB', 'met, and 1 more'],
    ['Builds · seen', '≥ 2 parts', '1 parts', 'missed'],
  ]);
});
