import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { root, succeeds } from '../lib/process-group.ts';
import { playwright, testSite } from '../lib/test-site.ts';
import type { Counts } from './run-steps.ts';

/** Runs the unit, contract and architecture tests, or those that the arguments select, with Vitest and counts them. */
export async function unitTests(selection: readonly string[] = []): Promise<Counts> {
  const report = reportFile('vitest.json');
  const options = ['--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'];
  const hasSucceeded = await succeeds('vitest', ['run', ...options, `--outputFile.json=${report}`, ...selection]);
  const result = readReport(report) as { numPassedTests: number; numFailedTests: number };
  const counts = { passed: result.numPassedTests, failed: result.numFailedTests, secondAttempts: [] };
  return trusted(counts, hasSucceeded);
}

/** Returns the unit and browser test files whose paths contain one of the names. */
export function testFilesOf(names: readonly string[]): { units: string[]; browser: string[] } {
  const files = globSync('{mocks,scripts,sdk,src,tests}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).map((file) => file.replaceAll('\\', '/'));
  const found = files.filter((file) => names.some((name) => file.includes(name)));
  return {
    units: found.filter((file) => /\.test\.tsx?$/.test(file)),
    browser: found.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)),
  };
}

/**
 * Returns the test files of one kind that match the names, none without names. Exits with a message when a name matches
 * no file.
 */
export function namedFiles(kind: 'units' | 'browser', names: readonly string[]): string[] {
  const missing = names.find((name) => testFilesOf([name])[kind].length === 0);
  if (missing === undefined) return testFilesOf(names)[kind];
  console.error(`No ${kind === 'units' ? 'unit' : 'browser'} test file has "${missing}" in its path.`);
  console.error(`\`npm test -- ${missing}\` looks for tests of both kinds.`);
  process.exit(1);
}

/** Runs the browser tests, all or those in some files, against the running test site (`tests/e2e/support/run-size.ts`). */
export async function browserTests(files: readonly string[], isSample: boolean): Promise<Counts> {
  const report = reportFile('playwright.json');
  const env = {
    RUN_LOGS: testSite.logs.map((file) => join(root, file)).join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    BROWSER_RUN: isSample ? 'sample' : 'whole',
  };
  // One worker, because some tests plan faults for the next call; no retries, because the final check for leaks does
  // not run here.
  const some = files.length > 0 ? ['--no-deps', '--workers=1', '--retries=0', ...files] : [];
  const hasSucceeded = await playwright('tests/playwright.config.ts', ['--reporter=line,json', ...some], env);
  return trusted(countsOf(readReport(report) as JSONReport), hasSucceeded);
}

/** Returns the counts of a Playwright report, which calls a test flaky when it passed on a second attempt. */
export function countsOf({ stats, suites }: Pick<JSONReport, 'suites'> & { stats: Stats }): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    secondAttempts: suites.flatMap((suite) => flakyTests(suite)),
  };
}

type Stats = Pick<JSONReport['stats'], 'expected' | 'unexpected' | 'flaky'>;

/** `browse.spec.ts › title of the group › title of the test`; the outermost suite is the file. */
function flakyTests({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title);
  return [...own, ...suites.flatMap((suite) => flakyTests(suite))].map((name) => `${title} › ${name}`);
}

/** Counts a failure when the runner exits with an error: a file that fails to load is in none of its counts. */
function trusted(counts: Counts, hasSucceeded: boolean): Counts {
  const { passed, failed } = counts;
  return { ...counts, failed: hasSucceeded && passed > 0 ? failed : Math.max(failed, 1) };
}

function reportFile(name: string): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const file = join(root, '.cache', name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('The test runner ended without a report; see its output above.');
  }
}
