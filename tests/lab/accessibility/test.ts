import { test as base, expect } from '@playwright/test';
import type { Goal } from '../../../scripts/lab/a11y/goal-table.ts';
import { recordAnimations } from './measure/motion.ts';

export { expect };

/** Returns the tags of the goals that a test checks. */
export function goalTags(...goals: Goal[]): { tag: `@${Goal}`[] } {
  return { tag: goals.map((goal) => `@${goal}` as const) };
}

/** Fails the running test at its end when there are findings, so that the first finding does not hide the others. */
export function expectNone(subject: string, findings: readonly string[]): void {
  expect.soft([...new Set(findings)], subject).toEqual([]);
}

/** A test whose pages record their animations. */
export const test = base.extend<{ animations: null }>({
  animations: [
    async ({ page }, use) => {
      await recordAnimations(page);
      await use(null);
    },
    { auto: true },
  ],
});
