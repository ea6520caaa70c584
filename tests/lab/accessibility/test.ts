import { test as base, expect } from '@playwright/test';
import { COMPLETED, FIGURE, type Figure, figuresIn, type Goal } from '../../../scripts/lab/a11y/figures.ts';
import { watchMotion } from './measure/motion.ts';

export { expect };

/** Returns the tags of a test's goals: an unfinished test adds a finding to each of them. */
export function about(...goals: Goal[]): { tag: `@${Goal}`[] } {
  return { tag: goals.map((goal) => `@${goal}` as const) };
}

/** Notes a figure of the running test for the table; its findings fail the test at its end. */
export function noteFigure(figure: Figure): void {
  base.info().annotations.push({ type: FIGURE, description: JSON.stringify(figure) });
}

/** A test that collects all findings before it fails, so that the first does not hide later ones. */
export const test = base.extend<{ verdict: null }>({
  verdict: [
    async ({ page }, use, info) => {
      await watchMotion(page);
      await use(null);
      if (info.status === info.expectedStatus) info.annotations.push({ type: COMPLETED });
      const findings = figuresIn(info.annotations).flatMap((figure) => figure.findings);
      expect([...new Set(findings)]).toEqual([]);
    },
    { auto: true },
  ],
});
