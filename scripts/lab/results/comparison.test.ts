import { expect, test } from 'vitest';
import { type Measure, measureOfRuns } from '../bench/measure.ts';
import { changeOf, compareResults, selectResults } from './comparison.ts';
import type { MeasuredResult, Result } from './stored-results.ts';

const next = { group: 'to the next page, 4x', subject: 'from the list to a tour', unit: 'ms' } as const;
const rate = { group: 'requests/s', subject: 'home', unit: 'x', goal: { atLeast: 0.7 } } as const;
const script = (value: number): Measure => ({ group: 'first-load JS', subject: '/', value, unit: 'x' });
const machine = { cpu: 'AMD EPYC', cores: 2, node: 'v26.10.0', loadBefore: 1 };
const resultOf = (commit: string, date: string, measures: Measure[]): MeasuredResult => ({
  section: 'bench visits',
  commit,
  date,
  machine,
  measures,
});

test('a figure became worse or better only when the spreads of the two results do not overlap', () => {
  const simple = measureOfRuns(next, [216, 209, 289, 214, 220]);
  const deferred = measureOfRuns(next, [304, 273, 321, 300, 310]);
  const later = measureOfRuns(next, [269, 248, 329, 260, 275]);
  expect(changeOf(simple, deferred)).toBe('not decided');
  expect(changeOf(deferred, later)).toBe('not decided');
  expect(changeOf(measureOfRuns(next, [216, 209, 239, 214, 220]), deferred)).toBe('worse');
  expect(changeOf(deferred, measureOfRuns(next, [216, 209, 239, 214, 220]))).toBe('better');
});

test('more is better where the goal is a least value, and for rates and scores', () => {
  const slow = measureOfRuns(rate, [0.31, 0.33, 0.32, 0.36, 0.34]);
  expect(changeOf(slow, measureOfRuns(rate, [0.71, 0.73, 0.7, 0.78, 0.75]))).toBe('better');
  const absolute = { ...rate, unit: '/s', goal: undefined } as unknown as typeof rate;
  expect(changeOf(measureOfRuns(absolute, [5000, 5100]), measureOfRuns(absolute, [4000, 4100]))).toBe('worse');
});

test('a figure of one run decides for bytes, and not for times', () => {
  expect(changeOf(script(1.347), script(1.352))).toBe('worse');
  expect(changeOf(script(1.347), script(1.347))).toBe('same');
  expect(changeOf({ ...next, value: 304 }, { ...next, value: 216 })).toBe('not decided');
  expect(changeOf({ ...next, value: Number.NaN }, { ...next, value: 216 })).toBe('not decided');
});

test('the rows have what became worse first, with both spreads and the difference of the medians', () => {
  const before = [measureOfRuns(next, [216, 209, 239]), script(1.366), measureOfRuns(rate, [0.31, 0.33])];
  const after = [measureOfRuns(rate, [0.32, 0.36]), script(1.347), measureOfRuns(next, [304, 273, 321])];
  const compared = compareResults(resultOf('one', '2026-11-25', before), resultOf('two', '2026-11-26', after));
  expect(compared.map(({ cells }) => cells)).toEqual([
    [
      'to the next page, 4x · from the list to a tour',
      '216.0 ms (209.0 ms–239.0 ms)',
      '304.0 ms (273.0 ms–321.0 ms)',
      'worse, +40.7 %',
    ],
    ['first-load JS · /', '1.366x', '1.347x', 'better, -1.4 %'],
    ['requests/s · home', '0.320x (0.310x–0.330x)', '0.340x (0.320x–0.360x)', 'not decided, +6.2 %'],
  ]);
});

test('results are named by a commit or a date, and without a name by their order', () => {
  const [first, second, third] = [
    resultOf('b0b0c4cc', '2026-11-25T10:00', []),
    resultOf('6356efb5', '2026-11-26T10:00', []),
    resultOf('6356efb5+', '2026-11-27T10:00', []),
  ];
  const table: Result = { ...first, section: 'faults', table: { columns: [], rows: [] } } as never;
  const all = [first, second, third] as Result[];
  expect(selectResults(all, 'b0b0')).toEqual([first]);
  expect(selectResults(all, '6356efb5')).toEqual([third]);
  expect(selectResults(all, '2026-11-26')).toEqual([second]);
  expect([selectResults(all, undefined, 1), selectResults(all)]).toEqual([[second], [third]]);
  expect(selectResults([first as Result], undefined, 1)).toEqual([]);
  expect(selectResults([{ section: 'faults', table } as never])).toEqual([]);
});
