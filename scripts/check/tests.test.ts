import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JSONReportSuite } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { countsOf } from './tests.ts';

const scriptOf = (command: string) => fileURLToPath(new URL(`../${command}.ts`, import.meta.url));

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

test.each([
  ['test-unit', 'security/redirects', 'No unit test file has "security/redirects" in its path.'],
  ['test-e2e', 'check/tests.test', 'No browser test file has "check/tests.test" in its path.'],
])('%s refuses a name without a test file of its kind: %s', (command, name, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf(command), name], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(message);
});
