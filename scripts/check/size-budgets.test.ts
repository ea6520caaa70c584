import { expect, test } from 'vitest';
import { budgetOf } from './size-budgets.ts';

const html = { group: 'HTML, gzip', value: 13, unit: 'KiB', goal: { atMost: 14 } } as const;

test('a route has the goal of the bench', () => {
  expect(budgetOf({ ...html, subject: '/group-tour  [2]' }).goal).toEqual({ atMost: 14 });
});

test('a route that misses it has a budget of its own', () => {
  expect(budgetOf({ ...html, subject: '/group-tour/[id]  [82]' }).goal).toEqual({ atMost: 19.6 });
});
