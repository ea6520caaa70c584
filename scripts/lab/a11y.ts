import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions } from '../lib/command-options.ts';
import { root, succeeds } from '../lib/process-group.ts';
import { forgetBuild } from '../lib/site-build.ts';
import { tableLines } from '../lib/table.ts';
import { testSite } from '../lib/test-site.ts';
import { withTestSite } from '../lib/with-test-site.ts';
import { clearFigures, type Figure, readFigures, recordFigure } from './a11y/figures.ts';
import { goalRows } from './a11y/goal-table.ts';
import { writeFigures } from './results.ts';

// Tests accessibility on every route, language, width and state; `npm test` runs the cheapest part.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- a11y [--only <words>]: the tests whose name or goal (@A1 … @A9) contains these words',
);

const THEME = 'theme';
const COLUMNS = ['Goal', 'About', 'Figure', 'Verdict'];

await withTestSite({
  work: async ({ siteUrl: SITE_URL, serviceHost: SERVICE_HOST }) => {
    clearFigures();
    // The tests also generate pages from other data. These pages stay in the build, so it must not be reused.
    forgetBuild(testSite.distDir);
    const env = { ...process.env, SITE_URL, SERVICE_HOST };
    let hasPassed = await testTheme();
    const options = ['--config', 'tests/lab/accessibility/playwright.config.ts', ...(only ? ['--grep', only] : [])];
    for (const project of ['pages', 'scenarios']) {
      const args = ['test', ...options, '--project', project, '--pass-with-no-tests'];
      hasPassed = (await succeeds('playwright', args, { env })) && hasPassed;
    }
    const figures = readFigures();
    reportFigures(figures);
    if (figures.some(({ subject }) => subject !== THEME)) return hasPassed;
    console.error(`No test has "${only}" in its name or among its goals.`);
    return false;
  },
  fine: 'Every check passed.',
  notFine: 'Some checks failed; see above.',
});

/** Runs the theme tests of `npm test`, which compute contrast without a browser; returns true when all pass. */
async function testTheme(): Promise<boolean> {
  const reportFile = join(root, '.cache', 'theme.json');
  const options = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  rmSync(reportFile, { force: true });
  const hasPassed = await succeeds('vitest', ['run', '--config', 'tests/vitest.config.ts', ...options, 'src/ui/theme']);
  const text = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '{ "numPassedTests": 0 }';
  const { numPassedTests } = JSON.parse(text) as { numPassedTests: number };
  const findings = hasPassed ? [] : ['the contrast of the theme: see its tests above'];
  recordFigure({ goal: 'A7', subject: THEME, count: numPassedTests, findings });
  return hasPassed;
}

function reportFigures(figures: readonly Figure[]): void {
  for (const finding of new Set(figures.flatMap(({ findings }) => findings))) console.log(finding);
  const rows = goalRows(figures);
  console.log(`\n${tableLines(COLUMNS, rows).join('\n')}`);
  // With --only most goals have no figures, so the figures of a full run stay.
  if (!only) writeFigures('a11y', { columns: COLUMNS, rows });
  console.log('A10 (signing in again loses no input) is in tests/e2e/account/session.spec.ts, which npm test runs.\n');
}
