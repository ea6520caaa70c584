import { expect, test } from 'vitest';
import { checkRows, findingLines, untestedOperations } from './check-table.ts';
import type { FaultCheck } from './fault-checks.ts';

const check = (changes: Partial<FaultCheck>): FaultCheck => ({
  part: 'cached',
  fault: 'down',
  operationId: 'getTour',
  page: '/group-tour/17',
  ms: 40,
  findings: [],
  ...changes,
});

const checks = [
  check({}),
  check({ operationId: 'listTours', ms: 1240, page: '/blog', findings: ['is blank'] }),
  check({ part: 'uncached', operationId: undefined, fault: 'busy', findings: ['is blank', 'takes 4000 ms'] }),
];

test('each part and fault has a row with its checks, operations, failed checks and slowest response', () => {
  expect(checkRows(checks)).toEqual([
    ['a generated page that is regenerated', 'down', '2', '2', '1', '1.24 s, /blog'],
    ['a page that was never generated', 'busy', '1', 'all', '1', '0.04 s, /group-tour/17'],
    ['all', '', '3', '2', '2', '1.24 s, /blog'],
  ]);
});

test('a finding of several checks is listed once', () => {
  expect(findingLines(checks)).toEqual([
    '/blog while listTours is down and 1 more: is blank',
    '/group-tour/17 while everything is busy: takes 4000 ms',
  ]);
});

test('an operation without a check is listed', () => {
  expect(untestedOperations(checks, ['getTour', 'bookTour'])).toEqual(['bookTour was never tested.']);
});
