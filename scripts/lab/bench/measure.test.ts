import { expect, test } from 'vitest';
import { cellsOf, failedPart, isUnsteady, type Measure, notMeasured, summaryRows, verdictOf } from './measure.ts';

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

test('sizes and rates carry their units', () => {
  expect(cellsOf({ group: 'HTML', subject: '/', value: 9.04, unit: 'KiB', goal: { atMost: 14 } })).toEqual([
    'HTML · /',
    '≤ 14 KiB',
    '9.0 KiB',
    'met',
  ]);
  expect(cellsOf({ group: 'Rate', subject: '/', value: 1234.5, unit: '/s' })).toEqual(['Rate · /', '–', '1235/s', '–']);
});

test('a measure with rounds on both sides of the goal is unsteady, and a missed goal stays missed', () => {
  const measure = { group: 'Rate', subject: '/', value: 0.7, unit: 'x', goal: { atLeast: 0.8 } } as const;
  expect(isUnsteady({ ...measure, range: { min: 0.5, max: 0.79 } })).toBe(false);
  expect(isUnsteady({ ...measure, range: { min: 0.5, max: 0.9 } })).toBe(true);
  expect(cellsOf({ ...measure, range: { min: 0.5, max: 0.9 } }).at(-1)).toBe('missed, unsteady');
  expect(isUnsteady({ range: { min: 0.5, max: 0.9 } })).toBe(false);
});

test('a score has no unit, and a layout shift has three decimals', () => {
  const score = { group: 'Lighthouse', subject: 'home', value: 99, unit: 'score', goal: { atLeast: 98 } } as const;
  expect(cellsOf(score)).toEqual(['Lighthouse · home', '≥ 98', '99', 'met']);
  const shift = { group: 'Shift', subject: 'home', value: 0.0009, unit: 'CLS', goal: { atMost: 0 } } as const;
  expect(cellsOf(shift)).toEqual(['Shift · home', '≤ 0 CLS', '0.001', 'missed']);
});

test('a measure without a value misses its goal and shows the reason', () => {
  const label = { group: 'Lighthouse', subject: 'home', unit: 'score', goal: { atLeast: 98 } } as const;
  expect(cellsOf(notMeasured(label, 'NO_FCP'))).toEqual([
    'Lighthouse · home',
    '≥ 98',
    'not measured  (NO_FCP)',
    'missed',
  ]);
});

test('a failed part is a measure that misses its goal', () => {
  expect(cellsOf(failedPart('Lighthouse', 'fetch failed'))).toEqual([
    'failed part · Lighthouse',
    '≤ 0 parts',
    '1 parts  (fetch failed)',
    'missed',
  ]);
});

test('a summary lists every missed goal, and for each group the met goal closest to its limit', () => {
  const html = (subject: string, value: number): Measure => {
    return { group: 'HTML', subject, value, unit: 'KiB', goal: { atMost: 14 } };
  };
  const score: Measure = { group: 'Score', subject: 'home', value: 97, unit: 'score', goal: { atLeast: 98 } };
  const withoutGoal: Measure = { group: 'HTML', subject: 'empty page', value: 1, unit: 'KiB' };
  const measures = [withoutGoal, html('list', 9), html('tour', 19), html('home', 13), html('blog', Number.NaN), score];
  expect(summaryRows(measures)).toEqual([
    ['HTML · tour', '≤ 14 KiB', '19.0 KiB', 'missed'],
    ['HTML · blog', '≤ 14 KiB', 'not measured', 'missed'],
    ['HTML · home', '≤ 14 KiB', '13.0 KiB', 'met, and 1 more'],
    ['Score · home', '≥ 98', '97', 'missed'],
  ]);
});
