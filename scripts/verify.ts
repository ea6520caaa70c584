import { checkBuiltFiles } from './check/built-files.ts';
import { ensureChromium } from './check/chromium.ts';
import { buildEmptyPage } from './check/empty-page.ts';
import { checkImports } from './check/imports.ts';
import { checkNoMocks } from './check/no-mocks.ts';
import { ensureServers } from './check/servers.ts';
import { checkSizes } from './check/sizes.ts';
import { browserTests, type Counts, secondAttemptLines, testFilesOf, unitTests } from './check/tests.ts';
import { runCommand, stopAll, stopOnSignals } from './lib/process-group.ts';
import { siteEnvironment } from './lib/site-build.ts';
import { requireTestPorts, startTestSite, testSite } from './lib/test-site.ts';

// Everything CI runs, cheap checks first; with names only the test files that are called so. The browser tests use their
// own ports, state and build.
const names = process.argv.slice(2);
const totals: Counts = { passed: 0, failed: 0, secondAttempts: [] };

stopOnSignals();
await requireTestPorts();
const startedAt = Date.now();
try {
  await step('Browser', async () => ensureChromium());
  await step('nginx and Redis', async () => ensureServers());
  await (names.length > 0 ? runNamed() : runAll());
  await finish();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  totals.failed ||= 1;
  await finish();
}

async function runAll(): Promise<void> {
  await step('Generated files are current', () => checkGenerated());
  await step('Lint and format', () => runCommand('biome', ['check', '.']));
  await step('Import directions', () => checkImports());
  await step('API document', () => lintDocument());
  await step('Changes of the API document', () => runCommand('node', ['scripts/contract-diff.ts']));
  await step('Types', () => runCommand('tsc', ['--noEmit', '-p', '.']));
  await step('Unit, contract and architecture tests', async () => add(await unitTests()));
  await step('Build', () => startTestSite());
  await step('No mocks in the build', async () => checkNoMocks(testSite.distDir));
  await step('No secrets and no own styles in the build', async () =>
    checkBuiltFiles(testSite.distDir, { ...process.env, ...siteEnvironment(testSite) }),
  );
  await step('Sizes of the built pages', async () => checkSizes(testSite.distDir, await buildEmptyPage()));
  await step('Browser tests', async () => add(await browserTests(testSite)));
}

async function runNamed(): Promise<void> {
  const { units, browser } = testFilesOf(names);
  if (units.length + browser.length === 0) throw new Error(`No test file is called ${names.join(' or ')}.`);
  await runCommand('node', ['scripts/generate.ts']);
  if (units.length > 0) await step('Unit, contract and architecture tests', async () => add(await unitTests(units)));
  if (browser.length === 0) return;
  await step('Build', () => startTestSite());
  await step('Browser tests', async () => add(await browserTests(testSite, browser)));
}

async function step(name: string, run: () => Promise<unknown>): Promise<void> {
  const from = Date.now();
  console.log(`\n── ${name}`);
  await run();
  console.log(`   done in ${((Date.now() - from) / 1000).toFixed(1)} s`);
}

/** The committed ones must be current; the validators, which are not committed, are written now. */
async function checkGenerated(): Promise<void> {
  await runCommand('node', ['scripts/generate.ts', '--check']);
  await runCommand('node', ['scripts/generate.ts']);
}

function lintDocument(): Promise<void> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return runCommand('redocly', ['lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'], { env });
}

function add(result: Counts): void {
  totals.passed += result.passed;
  totals.failed += result.failed;
  totals.secondAttempts.push(...result.secondAttempts);
  if (result.failed > 0) throw new Error(`${result.failed} tests failed.`);
}

async function finish(): Promise<void> {
  await stopAll();
  console.log(`\nIn ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  for (const line of secondAttemptLines(totals.secondAttempts)) console.log(line);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed > 0 ? 1 : 0);
}
