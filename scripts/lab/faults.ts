import { operations } from '../../sdk/generated/operations.ts';
import { commandOptions } from '../lib/command-options.ts';
import { expectEnd, succeeds } from '../lib/process-group.ts';
import { forgetBuild } from '../lib/site-build.ts';
import { tableLines } from '../lib/table.ts';
import { testSite } from '../lib/test-site.ts';
import { withTestSite } from '../lib/with-test-site.ts';
import { cellRows, complaints, untried } from './faults/cell-table.ts';
import { forgetCells, readCells } from './faults/cells.ts';
import { writeFigures } from './results.ts';

// Tests every page against every fault of each operation that the page calls.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- faults [--only <words>]: the tests whose name has these words in it',
);

// Pages that were never generated come first, because a request generates them. The last part ends the service.
const PARTS = ['fresh', 'made', 'stale', 'reads', 'writes', 'gone'];

await withTestSite({
  work: async ({ siteUrl: SITE_URL, serviceHost: SERVICE_HOST }, _chromium, host) => {
    forgetCells();
    // The tests delete pages of the build and regenerate them during faults, so the build must not be reused.
    forgetBuild(testSite.distDir);
    let isFine = true;
    for (const part of PARTS) {
      if (part === 'gone' && host) expectEnd(host);
      const args = [
        'test',
        '--config',
        'tests/lab/faults/playwright.config.ts',
        '--pass-with-no-tests',
        `${part}.spec`,
      ];
      const env = { ...process.env, SITE_URL, SERVICE_HOST, SERVICE_PID: String(host?.pid) };
      isFine = (await succeeds('playwright', [...args, ...(only ? ['--grep', only] : [])], { env })) && isFine;
    }
    const cells = readCells();
    const missing = only ? [] : untried(cells, Object.keys(operations));
    for (const line of [...complaints(cells), ...missing]) console.log(line);
    const head = ['About', 'Fault', 'Cells', 'Operations', 'Failed', 'Slowest'];
    const rows = cellRows(cells);
    console.log(`\n${tableLines(head, rows).join('\n')}\n`);
    if (!only) writeFigures('faults', { head, rows });
    return isFine && cells.length > 0 && missing.length === 0 && cells.every(({ findings }) => findings.length === 0);
  },
  fine: 'Every page passed.',
  notFine: 'Some pages failed; see above.',
});
