import { expect, test } from 'vitest';
import { goalRows } from './goal-table.ts';

const rowOf = (goal: string, rows: string[][]) => rows.find((row) => row[0] === goal);

test('the row of a goal sums up the counts of its figures', () => {
  const rows = goalRows([
    { goal: 'A3', subject: 'sign in', count: 14, findings: [] },
    { goal: 'A3', subject: 'log out', count: 9, findings: [] },
  ]);
  expect(rowOf('A3', rows)).toEqual(['A3', 'by keyboard: stops named, visible, uncovered', '23 stops', 'met']);
});

test('a goal with one finding, or without any check, is not met', () => {
  const rows = goalRows([
    { goal: 'A1', subject: 'home', count: 3, findings: [] },
    { goal: 'A1', subject: 'blog', count: 3, findings: ['region: p'] },
  ]);
  expect(rowOf('A1', rows)?.slice(2)).toEqual(['6 scans', '1 findings']);
  expect(rowOf('A6', rows)?.slice(2)).toEqual(['0 forms', 'not checked']);
});
