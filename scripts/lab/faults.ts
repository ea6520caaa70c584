import * as operations from '../../sdk/src/generated/operations.ts';
import { forgetBuild } from '../lib/site-build.ts';
import { tableLines } from '../lib/table.ts';
import { playwright, testSite, withTestSite } from '../lib/test-site.ts';
import { clearChecks, type FaultCheck, readChecks } from './faults/fault-checks.ts';
import { commandOptions, writeTable } from './results.ts';

// Tests every page against every fault of each operation that the page calls.
const usage = 'npm run lab -- faults [--only <words>]: the tests whose name contains these words';
const { only } = commandOptions({ only: { type: 'string' } }, usage);

// Pages that were never generated come first, because a request generates them.
const FILES = ['pages-not-in-cache', 'pages-in-cache', 'reads', 'writes'];
const COLUMNS = ['About', 'Fault', 'Checks', 'Operations', 'Failed', 'Slowest'];
const LABELS: Record<FaultCheck['part'], string> = {
  cached: 'a generated page that is regenerated',
  uncached: 'a page that was never generated',
  reads: 'requests for data from the browser',
  writes: 'writes from the browser',
};

await withTestSite(async () => {
  clearChecks();
  // The tests delete pages of the build and regenerate them during faults, so the build must not be reused.
  forgetBuild(testSite.distDir);
  let hasPassed = true;
  for (const file of FILES) {
    const args = ['--pass-with-no-tests', `${file}.spec`];
    hasPassed = (await playwright('tests/lab/faults/playwright.config.ts', args, {}, only)) && hasPassed;
  }
  const checks = readChecks();
  const tested = new Set(checks.map(({ operationId }) => operationId));
  const untested = only ? [] : Object.keys(operations).filter((id) => !tested.has(id));
  for (const id of untested) console.log(`${id} was never tested.`);
  for (const { page, fault, operationId = 'everything', findings } of checks)
    for (const finding of findings) console.log(`${page} while ${operationId} is ${fault}: ${finding}`);
  const groups = Map.groupBy(checks, ({ part, fault }) => `${LABELS[part]}|${fault}`);
  const rows = [...groups, ['all|', checks] as const].map(([name, group]) => rowOf(name.split('|'), group));
  console.log(`\n${tableLines(COLUMNS, rows).join('\n')}\n`);
  if (!only) writeTable('faults', COLUMNS, rows);
  const hasNoFindings = checks.every(({ findings }) => findings.length === 0);
  return hasPassed && checks.length > 0 && untested.length === 0 && hasNoFindings;
}, 'Every page passed.');

function rowOf(firstCells: string[], checks: readonly FaultCheck[]): string[] {
  const failed = checks.filter(({ findings }) => findings.length > 0).length;
  const operationCount = new Set(checks.flatMap(({ operationId }) => operationId ?? [])).size;
  const [slowest] = checks.toSorted((a, b) => b.ms - a.ms);
  const time = slowest ? `${(slowest.ms / 1000).toFixed(2)} s, ${slowest.page}` : '';
  return [...firstCells, String(checks.length), String(operationCount || 'all'), String(failed), time];
}
