import { expect, test } from 'vitest';
import { cellRows, complaints, untried } from './cell-table.ts';
import type { Cell } from './cells.ts';

const cell = (changes: Partial<Cell>): Cell => ({
  part: 'made',
  fault: 'down',
  operationId: 'getTour',
  page: '/group-tour/17',
  ms: 40,
  findings: [],
  ...changes,
});

const cells = [
  cell({}),
  cell({ operationId: 'listTours', ms: 1240, page: '/blog', findings: ['is blank'] }),
  cell({ part: 'fresh', operationId: undefined, fault: 'busy', findings: ['is blank', 'takes 4000 ms'] }),
];

test('each promise and fault has its row: cells, operations, failed ones and the slowest', () => {
  expect(cellRows(cells)).toEqual([
    ['a page made before, then made again', 'down', '2', '2', '1', '1.24 s, /blog'],
    ['a page nobody made yet', 'busy', '1', 'all', '1', '0.04 s, /group-tour/17'],
    ['all', '', '3', '2', '2', '1.24 s, /blog'],
  ]);
});

test('what is wrong in many cells is said once', () => {
  expect(complaints(cells)).toEqual([
    '/blog while listTours is down and 1 more: is blank',
    '/group-tour/17 while everything is busy: takes 4000 ms',
  ]);
});

test('an operation that no cell is about is named', () => {
  expect(untried(cells, ['getTour', 'bookTour'])).toEqual(['bookTour was never tried.']);
});
