import { expect, test } from 'vitest';
import { goalRows } from './goal-table.ts';

const rowOf = (goal: string, rows: string[][]) => rows.find((row) => row[0] === goal);

test('a goal sums up what was looked at', () => {
  const rows = goalRows([
    { goal: 'A3', what: 'sign in', count: 14, findings: [] },
    { goal: 'A3', what: 'log out', count: 9, findings: [] },
  ]);
  expect(rowOf('A3', rows)).toEqual(['A3', 'by keyboard: stops named, visible, uncovered', '23 stops', 'met']);
});

test('one finding is enough to miss it, and what nobody looked at is no success', () => {
  const rows = goalRows([
    { goal: 'A1', what: 'home', count: 3, findings: [] },
    { goal: 'A1', what: 'blog', count: 3, findings: ['region: p'] },
  ]);
  expect(rowOf('A1', rows)?.slice(2)).toEqual(['6 scans', '1 findings']);
  expect(rowOf('A6', rows)?.slice(2)).toEqual(['0 forms', 'not looked at']);
});
