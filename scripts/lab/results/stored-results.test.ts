import { expect, test } from 'vitest';
import { measureOfRuns, notMeasured } from '../bench/measure.ts';
import { formatResults, parseResults, type Result, withResult } from './stored-results.ts';

const machine = { cpu: 'AMD EPYC', cores: 2, node: 'v26.10.0', loadBefore: 1.95 };
const press = {
  group: 'press to paint, 4x',
  subject: 'choose a departure',
  unit: 'ms',
  goal: { atMost: 100 },
} as const;
const visits = (day: number): Result => ({
  section: 'bench visits',
  date: `2026-11-${day}T12:00:00.000Z`,
  commit: '6356efb5',
  machine,
  measures: [measureOfRuns(press, [88, 96, 96], '10 + 48 + 38')],
});
const faults: Result = {
  section: 'faults',
  date: '2026-11-23T12:00:00.000Z',
  commit: 'b0b0c4cc+',
  machine,
  table: { columns: ['Fault', 'Failed'], rows: [['hanging', '0']] },
};

test('the file has one line for each result, and reading it gives the same results', () => {
  const results = [visits(26), faults];
  const text = formatResults(results);
  expect(text.split('\n')).toHaveLength(3);
  expect(parseResults(text)).toEqual(results);
  expect(text).toContain('"value":96,"runs":[88,96,96]');
});

test('a figure keeps eight digits, and a measure without a figure stays without one', () => {
  const ratio = { group: 'Rate', subject: 'home', unit: 'x' } as const;
  const measures = [measureOfRuns(ratio, [1 / 3]), notMeasured(ratio, 'NO_FCP')];
  const text = formatResults([{ ...visits(26), measures } as Result]);
  expect(text).toContain('0.33333333');
  expect(text).not.toContain('0.333333333');
  expect(parseResults(text)[0]).toMatchObject({ measures: [{ value: 0.33333333 }, { value: Number.NaN }] });
});

test('a new result comes after the others of its section, of which the last eight stay', () => {
  const first = Array.from({ length: 8 }, (_, index) => visits(10 + index));
  const results = withResult([...first, faults], visits(26));
  expect(results.map(({ section, date }) => [section, date.slice(8, 10)])).toEqual([
    ...['11', '12', '13', '14', '15', '16', '17', '26'].map((day) => ['bench visits', day]),
    ['faults', '23'],
  ]);
});
