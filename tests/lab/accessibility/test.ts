import { test as base, expect } from '@playwright/test';
import { COMPLETED, FIGURE, type Figure, figuresIn, type Goal } from '../../../scripts/lab/a11y/figures.ts';
import { recordAnimations } from './measure/motion.ts';

export { expect };

/** Returns the tags of the goals that a test checks. An unfinished test adds a finding to each of its goals. */
export function goalTags(...goals: Goal[]): { tag: `@${Goal}`[] } {
  return { tag: goals.map((goal) => `@${goal}` as const) };
}

/** Records a figure of the running test for the results table. Its findings fail the test at its end. */
export function recordFigure(figure: Figure): void {
  base.info().annotations.push({ type: FIGURE, description: JSON.stringify(figure) });
}

/** A test that collects all findings before it fails, so that the first finding does not hide the others. */
export const test = base.extend<{ verdict: null }>({
  verdict: [
    async ({ page }, use, info) => {
      await recordAnimations(page);
      await use(null);
      if (info.status === info.expectedStatus) info.annotations.push({ type: COMPLETED });
      const findings = figuresIn(info.annotations).flatMap((figure) => figure.findings);
      expect([...new Set(findings)]).toEqual([]);
    },
    { auto: true },
  ],
});
