import * as operations from '../../sdk/src/generated/operations.ts';
import { commandOptions } from '../lib/command-options.ts';
import { expectEnd, succeeds } from '../lib/process-group.ts';
import { forgetBuild } from '../lib/site-build.ts';
import { tableLines } from '../lib/table.ts';
import { testSite } from '../lib/test-site.ts';
import { withTestSite } from '../lib/with-test-site.ts';
import { checkRows, findingLines, untestedOperations } from './faults/check-table.ts';
import { clearChecks, readChecks } from './faults/fault-checks.ts';
import { writeFigures } from './results.ts';

// Tests every page against every fault of each operation that the page calls.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- faults [--only <words>]: the tests whose name contains these words',
);

// Pages that were never generated come first, because a request generates them. The last part stops the service.
const PARTS = ['pages-not-in-cache', 'pages-in-cache', 'stale-pages', 'reads', 'writes', 'connection-refused'];

await withTestSite({
  work: async ({ siteUrl: SITE_URL, serviceHost: SERVICE_HOST }, _chromium, host) => {
    clearChecks();
    // The tests delete pages of the build and regenerate them during faults, so the build must not be reused.
    forgetBuild(testSite.distDir);
    let hasPassed = true;
    for (const part of PARTS) {
      if (part === 'connection-refused' && host) expectEnd(host);
      const args = [
        'test',
        '--config',
        'tests/lab/faults/playwright.config.ts',
        '--pass-with-no-tests',
        `${part}.spec`,
      ];
      const env = { ...process.env, SITE_URL, SERVICE_HOST, SERVICE_PID: String(host?.pid) };
      hasPassed = (await succeeds('playwright', [...args, ...(only ? ['--grep', only] : [])], { env })) && hasPassed;
    }
    const checks = readChecks();
    const untested = only ? [] : untestedOperations(checks, Object.keys(operations));
    for (const line of [...findingLines(checks), ...untested]) console.log(line);
    const columns = ['About', 'Fault', 'Checks', 'Operations', 'Failed', 'Slowest'];
    const rows = checkRows(checks);
    console.log(`\n${tableLines(columns, rows).join('\n')}\n`);
    if (!only) writeFigures('faults', { columns, rows });
    const hasNoFindings = checks.every(({ findings }) => findings.length === 0);
    return hasPassed && checks.length > 0 && untested.length === 0 && hasNoFindings;
  },
  fine: 'Every page passed.',
  notFine: 'Some pages failed; see above.',
});
