import { expect, test } from 'vitest';
import { tableLines } from './table.ts';

test('every column is as wide as its widest cell', () => {
  expect(
    tableLines(
      ['measure', 'goal'],
      [
        ['a', '≤ 1.28x'],
        ['a longer one', '–'],
      ],
    ),
  ).toEqual([
    'measure       goal', //
    '────────────  ───────',
    'a             ≤ 1.28x',
    'a longer one  –',
  ]);
});

test('a table without rows is its header', () => {
  expect(tableLines(['a', 'b'], [])).toEqual(['a  b', '─  ─']);
});
