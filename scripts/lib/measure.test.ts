import { expect, test } from 'vitest';
import { cellsOf, type Measure, measureOfRuns, summaryRows, verdictOf } from './measure.ts';

test('a value at its upper limit meets the goal, and one just above misses it', () => {
  expect(verdictOf({ value: 1.28, goal: { atMost: 1.28 } })).toBe('met');
  expect(verdictOf({ value: 1.2801, goal: { atMost: 1.28 } })).toBe('missed');
});

test('a value at its lower limit meets the goal, and one just below misses it', () => {
  expect(verdictOf({ value: 0.8, goal: { atLeast: 0.8 } })).toBe('met');
  expect(verdictOf({ value: 0.7999, goal: { atLeast: 0.8 } })).toBe('missed');
});

test('a measure without a goal has no verdict', () => {
  expect(verdictOf({ value: 3 })).toBe('–');
});

test('a ratio is printed with three decimals, its goal and its detail', () => {
  const measure = { group: 'JS', subject: '/', value: 1.3456, unit: 'x', goal: { atMost: 1.28 } } as const;
  expect(cellsOf({ ...measure, detail: '145.1 KiB' })).toEqual(['JS · /', '≤ 1.28x', '1.346x  (145.1 KiB)', 'missed']);
});

test('a goal within the spread of the runs is not decided, whichever side the median is on', () => {
  const rate = { group: 'Rate', subject: '/', unit: 'x', goal: { atLeast: 0.8 } } as const;
  expect(verdictOf(measureOfRuns(rate, [0.7, 0.71, 0.69, 0.74, 0.79]))).toBe('missed');
  expect(verdictOf(measureOfRuns(rate, [0.7, 0.71, 0.69, 0.74, 0.8]))).toBe('not decided');
  expect(verdictOf(measureOfRuns(rate, [0.79, 0.85, 0.86, 0.84, 0.9]))).toBe('not decided');
  expect(verdictOf(measureOfRuns(rate, [0.8, 0.85, 0.86, 0.84, 0.9]))).toBe('met');
});

test('the figure of several runs has their spread and their number', () => {
  const press = { group: 'Press', subject: 'choose a departure', unit: 'ms', goal: { atMost: 100 } } as const;
  expect(measureOfRuns(press, [96, 88, 96], '10 + 48 + 38')).toMatchObject({ value: 96, runs: [96, 88, 96] });
  expect(cellsOf(measureOfRuns(press, [96, 88, 104], '10 + 48 + 38'))).toEqual([
    'Press · choose a departure',
    '≤ 100 ms',
    '96.0 ms  (88.0–104.0 of 3; 10 + 48 + 38)',
    'not decided',
  ]);
});

test('a measure without a value misses its goal and shows the reason', () => {
  const label = { group: 'Lighthouse', subject: 'home', unit: 'score', goal: { atLeast: 98 } } as const;
  expect(cellsOf({ ...label, value: Number.NaN, detail: 'NO_FCP' })).toEqual([
    'Lighthouse · home',
    '≥ 98',
    'not measured  (NO_FCP)',
    'missed',
  ]);
});

test('a summary lists every goal that is missed or not decided, and for each group the met goal closest to its limit', () => {
  const html = (subject: string, value: number): Measure => {
    return { group: 'HTML', subject, value, unit: 'KiB', goal: { atMost: 14 } };
  };
  const score: Measure = { group: 'Score', subject: 'home', value: 97, unit: 'score', goal: { atLeast: 98 } };
  const withoutGoal: Measure = { group: 'HTML', subject: 'empty page', value: 1, unit: 'KiB' };
  const unsteady: Measure = { ...html('mice', 13.9), runs: [13.8, 13.9, 14.1] };
  const measures = [
    withoutGoal,
    html('list', 9),
    html('tour', 19),
    html('home', 13),
    html('blog', Number.NaN),
    unsteady,
    score,
  ];
  expect(summaryRows(measures)).toEqual([
    ['HTML · tour', '≤ 14 KiB', '19.0 KiB', 'missed'],
    ['HTML · blog', '≤ 14 KiB', 'not measured', 'missed'],
    ['HTML · mice', '≤ 14 KiB', '13.9 KiB  (13.8–14.1 of 3)', 'not decided'],
    ['HTML · home', '≤ 14 KiB', '13.0 KiB', 'met, and 1 more'],
    ['Score · home', '≥ 98', '97', 'missed'],
  ]);
});
