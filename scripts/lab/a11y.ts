import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions } from '../lib/command-options.ts';
import { root, succeeds } from '../lib/process-group.ts';
import { forgetBuild } from '../lib/site-build.ts';
import { tableLines } from '../lib/table.ts';
import { testSite } from '../lib/test-site.ts';
import { withTestSite } from '../lib/with-test-site.ts';
import { type Figure, forgetFigures, noteFigure, readFigures } from './a11y/figures.ts';
import { goalRows } from './a11y/goal-table.ts';
import { writeFigures } from './results.ts';

// Tests accessibility on every route, language, width and state; `npm test` runs the cheapest part.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- a11y [--only <words>]: the tests whose name or goal (@A1 … @A9) has these words in it',
);

const THEME = 'theme';
const HEAD = ['Goal', 'About', 'Figure', 'Verdict'];

await withTestSite({
  work: async ({ siteUrl: SITE_URL, serviceHost: SERVICE_HOST }) => {
    forgetFigures();
    // The tests also render pages from other data, and those pages stay in the build.
    forgetBuild(testSite.distDir);
    const env = { ...process.env, SITE_URL, SERVICE_HOST };
    const isThemeFine = await lookAtTheme();
    const options = ['--config', 'tests/lab/accessibility/playwright.config.ts', ...(only ? ['--grep', only] : [])];
    let isFine = isThemeFine;
    for (const project of ['visits', 'worlds']) {
      const args = ['test', ...options, '--project', project, '--pass-with-no-tests'];
      isFine = (await succeeds('playwright', args, { env })) && isFine;
    }
    const figures = readFigures();
    report(figures);
    if (figures.some(({ what }) => what !== THEME)) return isFine;
    console.error(`No test has "${only}" in its name or among its goals.`);
    return false;
  },
  fine: 'Every check passed.',
  notFine: 'Some checks failed; see above.',
});

/** Runs the theme tests of `npm test`, which compute the contrast of the theme without a browser. */
async function lookAtTheme(): Promise<boolean> {
  const report = join(root, '.cache', 'theme.json');
  const options = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  const isFine = await succeeds('vitest', ['run', '--config', 'tests/vitest.config.ts', ...options, 'src/ui/theme']);
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '{ "numPassedTests": 0 }';
  const { numPassedTests } = JSON.parse(text) as { numPassedTests: number };
  const findings = isFine ? [] : ['the contrast of the theme: see its tests above'];
  noteFigure({ goal: 'A7', what: THEME, count: numPassedTests, findings });
  return isFine;
}

function report(figures: readonly Figure[]): void {
  for (const finding of new Set(figures.flatMap(({ findings }) => findings))) console.log(finding);
  const rows = goalRows(figures);
  console.log(`\n${tableLines(HEAD, rows).join('\n')}`);
  // With --only most goals have no figures.
  if (!only) writeFigures('a11y', { head: HEAD, rows });
  console.log('A10 (signing in again loses no input) is in tests/e2e/account/session.spec.ts, which npm test runs.\n');
}
