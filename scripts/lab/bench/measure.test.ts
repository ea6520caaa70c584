import { expect, test } from 'vitest';
import { brokenPart, cellsOf, isUnsteady, type Measure, notMeasured, summaryRows, verdictOf } from './measure.ts';

test('a figure at its limit meets the goal, one just over it misses', () => {
  expect(verdictOf({ value: 1.28, goal: { atMost: 1.28 } })).toBe('met');
  expect(verdictOf({ value: 1.2801, goal: { atMost: 1.28 } })).toBe('missed');
});

test('a figure at its least meets the goal, one just under it misses', () => {
  expect(verdictOf({ value: 0.8, goal: { atLeast: 0.8 } })).toBe('met');
  expect(verdictOf({ value: 0.7999, goal: { atLeast: 0.8 } })).toBe('missed');
});

test('without a goal there is no verdict', () => {
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

test('rounds on both sides of the goal are unsteady, and a miss stays a miss', () => {
  const measure = { group: 'Rate', subject: '/', value: 0.7, unit: 'x', goal: { atLeast: 0.8 } } as const;
  expect(isUnsteady({ ...measure, range: { min: 0.5, max: 0.79 } })).toBe(false);
  expect(isUnsteady({ ...measure, range: { min: 0.5, max: 0.9 } })).toBe(true);
  expect(cellsOf({ ...measure, range: { min: 0.5, max: 0.9 } }).at(-1)).toBe('missed, unsteady');
  expect(isUnsteady({ range: { min: 0.5, max: 0.9 } })).toBe(false);
});

test('a score has no unit, a layout shift three decimals', () => {
  const score = { group: 'Lighthouse', subject: 'home', value: 99, unit: 'score', goal: { atLeast: 98 } } as const;
  expect(cellsOf(score)).toEqual(['Lighthouse · home', '≥ 98', '99', 'met']);
  const shift = { group: 'Shift', subject: 'home', value: 0.0009, unit: 'CLS', goal: { atMost: 0 } } as const;
  expect(cellsOf(shift)).toEqual(['Shift · home', '≤ 0 CLS', '0.001', 'missed']);
});

test('what could not be measured misses its goal and says why', () => {
  const about = { group: 'Lighthouse', subject: 'home', unit: 'score', goal: { atLeast: 98 } } as const;
  expect(cellsOf(notMeasured(about, 'NO_FCP'))).toEqual([
    'Lighthouse · home',
    '≥ 98',
    'not measured  (NO_FCP)',
    'missed',
  ]);
});

test('a part that broke off is a row that misses', () => {
  expect(cellsOf(brokenPart('Lighthouse', 'fetch failed'))).toEqual([
    'broke off · Lighthouse',
    '≤ 0 parts',
    '1 parts  (fetch failed)',
    'missed',
  ]);
});

test('a summary has what missed its goal, and of a group the figure that only just met it', () => {
  const html = (subject: string, value: number): Measure => {
    return { group: 'HTML', subject, value, unit: 'KiB', goal: { atMost: 14 } };
  };
  const score: Measure = { group: 'Score', subject: 'home', value: 97, unit: 'score', goal: { atLeast: 98 } };
  const own: Measure = { group: 'HTML', subject: 'empty page', value: 1, unit: 'KiB' };
  const measures = [own, html('list', 9), html('tour', 19), html('home', 13), html('blog', Number.NaN), score];
  expect(summaryRows(measures)).toEqual([
    ['HTML · tour', '≤ 14 KiB', '19.0 KiB', 'missed'],
    ['HTML · blog', '≤ 14 KiB', 'not measured', 'missed'],
    ['HTML · home', '≤ 14 KiB', '13.0 KiB', 'met; with it 1 more'],
    ['Score · home', '≥ 98', '97', 'missed'],
  ]);
});
