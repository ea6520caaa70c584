import type { ChildProcess, StdioOptions } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { portFromEnv, requireDifferentPorts, requireFreePort, waitFor } from './ports.ts';
import { startProcess } from './process-group.ts';
import { buildSite, siteEnvironment } from './site-build.ts';

const sitePort = portFromEnv('TEST_PORT', 3100);
const hostPort = portFromEnv('TEST_MOCK_PORT', 4110);
const cache = '.cache';
const stateFile = `${cache}/test-state.json`;
const logs = { host: `${cache}/test-service-host.log`, site: `${cache}/test-site.log` };

// The secrets of the tests, whose host tells the site what it published and opens previews.
const PUBLISH_SECRET = 'the secret that the tests share with their site';

const DRAFT_TOKEN = 'the_draft_token_of_the_tests';

const stdio = ['ignore', 'pipe', 'pipe'] satisfies StdioOptions;

/** The site of the tests and screenshots, with its own ports, state and build. */
export const testSite = {
  distDir: '.next-test',
  serviceHost: `http://localhost:${hostPort}`,
  siteUrl: `http://localhost:${sitePort}`,
  // No browser can reach it; the tests of the device redirect name it in the Host header.
  mainHost: 'kelana.test',
  mockSource: true,
  // `npm test` checks a release made of this build.
  isRelease: true,
  /** The log files of service host and site. */
  logs: Object.values(logs),
} as const;

/** Exits with a message when a port of the test site is in use or both ports are the same. */
export async function requireTestPorts(): Promise<void> {
  requireDifferentPorts({ TEST_PORT: sitePort, TEST_MOCK_PORT: hostPort });
  await requireFreePort(hostPort, 'TEST_MOCK_PORT', 'the test service host');
  await requireFreePort(sitePort, 'TEST_PORT', 'the test site');
}

/**
 * Starts the embedded host with a fresh state, builds the site if its files changed, and serves it. Resolves with the
 * process of the host.
 */
export async function startTestSite(): Promise<ChildProcess> {
  const { serviceHost, siteUrl } = testSite;
  mkdirSync(cache, { recursive: true });
  rmSync(stateFile, { force: true });
  const hostEnv = {
    ...process.env,
    MOCK_PORT: String(hostPort),
    MOCK_STATE: stateFile,
    MOCK_SITE: siteUrl,
    SITE_WEBHOOK: `${siteUrl}/api/revalidate`,
    PUBLISH_SECRET,
    DRAFT_TOKEN,
  };
  const host = startProcess('The test service host', 'node', ['mocks/server.ts'], { env: hostEnv, stdio });
  keepLog(host, logs.host);
  await waitFor(`${serviceHost}/healthz`);
  // All browsers of the tests call from one address, and often for one member.
  await fetch(`${serviceHost}/__mock/rate-limits`, { method: 'POST', body: JSON.stringify({ isOn: false }) });
  await buildSite(testSite);
  const siteEnv = { ...process.env, ...siteEnvironment(testSite), PUBLISH_SECRET, DRAFT_TOKEN };
  keepLog(startProcess('The test site', 'next', ['start', '-p', String(sitePort)], { env: siteEnv, stdio }), logs.site);
  await waitFor(siteUrl);
  return host;
}

/** Writes the output of a process to the file; its errors are also printed. */
function keepLog({ stdout, stderr }: ChildProcess, file: string): void {
  const log = createWriteStream(file);
  stdout?.on('data', (chunk) => log.write(chunk));
  stderr?.on('data', (chunk) => {
    log.write(chunk);
    process.stderr.write(chunk);
  });
}
