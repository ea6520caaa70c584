import { checkBuiltFiles, checkReportCode } from './check/built-files.ts';
import { buildEmptyPage } from './check/empty-page.ts';
import { checkRelease } from './check/release.ts';
import { runSteps, type Step } from './check/run-steps.ts';
import { checkSizes } from './check/sizes.ts';
import {
  architectureStep,
  browserSteps,
  chromiumStep,
  developmentStep,
  generateStep,
  lintSteps,
  otherUnitStep,
  typesStep,
  unitStep,
} from './check/steps.ts';
import { testFilesOf } from './check/tests.ts';
import { runCommand } from './lib/process-group.ts';
import { reasonOf } from './lib/programs.ts';
import { siteEnvironment } from './lib/site-build.ts';
import { requireCommands } from './lib/system-packages.ts';
import { testSite } from './lib/test-site.ts';

// Runs all checks of CI, fast ones first; names select test files by their path. The browser tests use their own ports,
// state and build.
const names = process.argv.slice(2);

const serversStep: Step = {
  name: 'nginx, Redis and Prometheus',
  // Without them their tests are skipped.
  run: () => {
    try {
      requireCommands(['nginx', 'redis-server', 'promtool']);
    } catch (error) {
      if (process.env.CI) throw error;
      console.log(`   ${reasonOf(error)} The tests that need it are skipped.`);
    }
  },
  advice: 'With CI set, their tests must run: install them, or unset CI.',
};

const steps = names.length > 0 ? namedSteps() : allSteps();
await runSteps([chromiumStep, serversStep, ...steps], { countsTests: true });

function allSteps(): (Step | Step[])[] {
  const { build, tests } = browserSteps();
  return [
    {
      name: 'Generated files are current',
      run: () => runCommand('node', ['scripts/generate.ts', '--check']),
      advice: 'The committed files are older than their sources: run `npm run generate` and commit them.',
    },
    generateStep,
    [
      ...lintSteps,
      {
        name: 'Changes of the API document',
        run: () => runCommand('node', ['scripts/contract-diff.ts']),
        advice: '`npm run contract:diff` prints the changes and the version that they need.',
      },
    ],
    architectureStep,
    // One waits for a browser while the other computes.
    [typesStep, developmentStep],
    otherUnitStep,
    build,
    {
      name: 'Release',
      run: () => checkRelease(),
      advice:
        'A missing file is read by its path, not imported. An extra file comes from a path that is built while the server ' +
        'runs, so that Next copies all files below it; the `.nft.json` files of the build say which code it is.',
    },
    {
      name: 'No code of reports in the build',
      run: () => checkReportCode(testSite.distDir),
      advice:
        'A call of src/reports outside of src/reports needs its condition inline, as in src/reports/start-reports.ts.',
    },
    {
      name: 'Built files: no secrets, no foreign styles, the compile hint',
      run: () => checkBuiltFiles(testSite.distDir, { ...process.env, ...siteEnvironment(testSite) }),
      advice:
        'Every visitor can load the named files: find the import or the variable that adds the value. A compile hint is ' +
        'missing when Next bundles in another way (src/next-internals/README.md).',
    },
    {
      name: 'Sizes of the built pages',
      run: async () => checkSizes(testSite.distDir, await buildEmptyPage()),
      advice:
        '`npm run lab -- bench --only weights` prints the weight of each page; scripts/README.md says why they are limited.',
    },
    tests,
  ];
}

function namedSteps(): Step[] {
  const { units, browser } = testFilesOf(names);
  if (units.length + browser.length === 0) {
    console.error(`No test file has ${names.join(' or ')} in its path.`);
    process.exit(1);
  }
  const { build, tests } = browserSteps(browser);
  return [generateStep, ...(units.length > 0 ? [unitStep(units)] : []), ...(browser.length > 0 ? [build, tests] : [])];
}
