import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { COMPLETED, type Figure, figuresIn, type Goal, noteFigure } from './figures.ts';

/**
 * Writes the figures of all tests for the table. A test that was interrupted or never started meets none of its goals.
 */
export default class FiguresReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    for (const figure of this.suite?.allTests().flatMap(figuresOf) ?? []) noteFigure(figure);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Returns the figures that a test noted; an unfinished test adds a finding to each of its goals. */
export function figuresOf({ title, tags, results }: Pick<TestCase, 'title' | 'tags' | 'results'>): Figure[] {
  const result = results.at(-1);
  const notes = result?.annotations ?? [];
  const figures = figuresIn(notes);
  if (notes.some(({ type }) => type === COMPLETED)) return figures;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
  const words = result?.error?.message?.replaceAll(/\u001b\[\d+m/g, '').split('\n', 1)[0];
  const finding = `${title}: did not come to its end: ${words ?? 'it was not begun'}`;
  const goals = tags.map((tag) => tag.slice(1) as Goal);
  return [...figures, ...goals.map((goal) => ({ goal, what: title, count: 0, findings: [finding] }))];
}
