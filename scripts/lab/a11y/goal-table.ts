import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { tableLines } from '../../lib/table.ts';
import { writeTable } from '../results.ts';

const GOALS = {
  A1: 'axe: no violation and no undecided result',
  A2: '320 px, 400 %, wider text: no sideways scrolling, no clipped text',
  A3: 'by keyboard: stops named, visible, uncovered',
  A4: 'targets of 24 px, primary ones of 44 px',
  A5: 'soft navigation: title announced, focus on the heading',
  A6: 'forms describe their errors in text, in the order of the fields',
  A8: 'keyboard journeys match their stored transcripts',
  A9: 'reduced motion, forced colours',
};
const COLUMNS = ['Goal', 'About', 'Figure', 'Verdict'];

/** The goals that a test can have as its tags. */
export type Goal = keyof typeof GOALS;

/** Prints a row for each goal: the number of its tests, and whether all passed. */
export default class GoalTable implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(): void {
    const rows = Object.entries(GOALS).map(([goal, about]) => {
      const tests = this.tests.filter(({ tags }) => tags.includes(`@${goal}`));
      const failed = tests.filter((test) => !test.ok()).length;
      const verdict = failed > 0 ? `${failed} failed` : tests.length > 0 ? 'met' : 'not checked';
      return [goal, about, `${tests.length} tests`, verdict];
    });
    console.log(`\n${tableLines(COLUMNS, rows).join('\n')}\n`);
    if (process.env.WRITES_TABLE) writeTable('a11y', COLUMNS, rows);
  }
}
