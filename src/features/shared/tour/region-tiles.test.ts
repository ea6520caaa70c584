import { expect, test } from 'vitest';
import { tileWidths } from './region-tiles';

test('eight tiles form rows with the widths 6-3-3, 3-3-6 and 6-6', () => {
  expect(tileWidths(8)).toEqual([6, 3, 3, 3, 3, 6, 6, 6]);
});

test('no tiles have no widths, and a single tile has the width 6', () => {
  expect(tileWidths(0)).toEqual([]);
  expect(tileWidths(1)).toEqual([6]);
});
