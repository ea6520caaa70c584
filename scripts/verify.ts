import { rmSync } from 'node:fs';
import { ensureChromium } from './check/chromium.ts';
import { buildEmptyPage } from './check/empty-page.ts';
import { checkImports } from './check/imports.ts';
import { checkSizes } from './check/sizes.ts';
import { browserTests, unitTests } from './check/tests.ts';
import { portFromEnv, requireDifferentPorts, requireFreePort, waitFor } from './lib/ports.ts';
import { runCommand, startProcess, stopAll, stopOnSignals } from './lib/process-group.ts';
import { buildSite, siteEnvironment } from './lib/site-build.ts';

// Everything CI runs, cheap checks first. The browser tests use their own ports, state and build.
const sitePort = portFromEnv('TEST_PORT', 3100);
const hostPort = portFromEnv('TEST_MOCK_PORT', 4110);
const serviceHost = `http://localhost:${hostPort}`;
const siteUrl = `http://localhost:${sitePort}`;
const distDir = '.next-test';
// No browser can reach it; the tests of the device redirect name it in the Host header.
const mainHost = 'kelana.test';
const stateFile = '.cache/test-state.json';
const totals = { passed: 0, failed: 0 };

requireDifferentPorts({ TEST_PORT: sitePort, TEST_MOCK_PORT: hostPort });
stopOnSignals();
await requireFreePort(hostPort, 'TEST_MOCK_PORT', 'the test service host');
await requireFreePort(sitePort, 'TEST_PORT', 'the test site');
const startedAt = Date.now();
try {
  await step('Browser', async () => ensureChromium());
  await step('Generated files are current', () => checkGenerated());
  await step('Lint and format', () => runCommand('biome', ['check', '.']));
  await step('Import directions', () => checkImports());
  await step('API document', () => lintDocument());
  await step('Types', () => runCommand('tsc', ['--noEmit', '-p', '.']));
  await step('Unit, contract and architecture tests', async () => add(await unitTests()));
  await step('Build', () => build());
  await step('Sizes of the built pages', async () => checkSizes(distDir, await buildEmptyPage()));
  await step('Browser tests', async () => add(await browserTests({ siteUrl, serviceHost })));
  await finish();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  totals.failed ||= 1;
  await finish();
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

async function build(): Promise<void> {
  rmSync(stateFile, { force: true });
  const hostEnv = { ...process.env, MOCK_PORT: String(hostPort), MOCK_STATE: stateFile, MOCK_SITE: siteUrl };
  startProcess('The test service host', 'node', ['mocks/server.ts'], { env: hostEnv });
  await waitFor(`${serviceHost}/healthz`);
  await buildSite({ distDir, serviceHost, siteUrl, mainHost, mockSource: true });
  const env = { ...process.env, ...siteEnvironment({ distDir, serviceHost, siteUrl, mainHost, mockSource: true }) };
  startProcess('The test site', 'next', ['start', '-p', String(sitePort)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(siteUrl);
}

function add(result: { passed: number; failed: number }): void {
  totals.passed += result.passed;
  totals.failed += result.failed;
  if (result.failed > 0) throw new Error(`${result.failed} tests failed.`);
}

async function finish(): Promise<void> {
  await stopAll();
  console.log(`\nIn ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed > 0 ? 1 : 0);
}
