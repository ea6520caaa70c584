import { expect, test } from 'vitest';
import { withBudget } from './size-budgets.ts';

const html = { group: 'HTML, gzip', value: 13, unit: 'KiB', goal: { atMost: 14 } } as const;

test('a route has the goal of the bench', () => {
  expect(withBudget({ ...html, subject: '/group-tour  [2]' }).goal).toEqual({ atMost: 14 });
});

test('a route that exceeds the goal of the bench has a separate budget', () => {
  const { goal } = withBudget({ ...html, subject: '/group-tour/[id]  [82]' });
  expect(goal).not.toEqual(html.goal);
  expect(goal).toEqual({ atMost: expect.any(Number) });
});
