import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { COMPLETED, type Figure, figuresIn, type Goal, recordFigure } from './figures.ts';

/** Records the figures of all tests for the table. A test that was interrupted or never started meets no goal. */
export default class FiguresReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    for (const figure of this.suite?.allTests().flatMap(figuresOf) ?? []) recordFigure(figure);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Returns the figures in the annotations of a test; an unfinished test adds a finding to each of its goals. */
export function figuresOf({ title, tags, results }: Pick<TestCase, 'title' | 'tags' | 'results'>): Figure[] {
  const result = results.at(-1);
  const annotations = result?.annotations ?? [];
  const figures = figuresIn(annotations);
  if (annotations.some(({ type }) => type === COMPLETED)) return figures;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
  const reason = result?.error?.message?.replaceAll(/\u001b\[\d+m/g, '').split('\n', 1)[0];
  const finding = `${title}: did not finish: ${reason ?? 'it was not started'}`;
  const goals = tags.map((tag) => tag.slice(1) as Goal);
  return [...figures, ...goals.map((goal) => ({ goal, subject: title, count: 0, findings: [finding] }))];
}
