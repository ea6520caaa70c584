import { expect, test } from 'vitest';
import { tileWidths } from './region-tiles';

test('eight tiles are 6-3-3, 3-3-6 and 6-6', () => {
  expect(tileWidths(8)).toEqual([6, 3, 3, 3, 3, 6, 6, 6]);
});

test('nothing is nothing and one is wide', () => {
  expect(tileWidths(0)).toEqual([]);
  expect(tileWidths(1)).toEqual([6]);
});
