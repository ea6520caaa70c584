import type { JSONReportSuite } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { countsOf, secondAttemptLines } from './tests.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const spec = (title: string, status: Status) => ({ title, tests: [{ status }] });
const suite = (title: string, specs: object[], suites: object[] = []) =>
  ({ title, specs, suites }) as unknown as JSONReportSuite;

test('a test that passed on a second attempt counts as passed and is named with its file and group', () => {
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 2 },
    suites: [
      suite('browse.spec.ts', [spec('searches', 'expected'), spec('turns a page', 'flaky')]),
      suite('seo.spec.ts', [], [suite('in en', [spec('has a card', 'flaky'), spec('has a title', 'unexpected')])]),
      suite('chat.spec.ts', [spec('opens', 'expected'), spec('is off', 'skipped')]),
    ],
  };
  const secondAttempts = ['browse.spec.ts › turns a page', 'seo.spec.ts › in en › has a card'];
  expect(countsOf(report)).toEqual({ passed: 4, failed: 1, secondAttempts });
});

test('the end of a run names them, and says nothing when there are none', () => {
  expect(secondAttemptLines(['a › b', 'c › d'])).toEqual([
    '2 tests passed only on a second attempt:',
    '  a › b',
    '  c › d',
  ]);
  expect(secondAttemptLines(['a › b'])[0]).toBe('1 test passed only on a second attempt:');
  expect(secondAttemptLines([])).toEqual([]);
});
