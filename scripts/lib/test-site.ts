import { mkdirSync } from 'node:fs';
import { ensureChromium } from '../check/chromium.ts';
import { portFromEnv, requirePorts } from './ports.ts';
import { runMain, succeeds } from './process-group.ts';
import { generateFiles, startHost, startNext } from './servers.ts';
import { buildSite, siteEnvironment } from './site-build.ts';

const sitePort = portFromEnv('TEST_PORT', 3100);
const hostPort = portFromEnv('TEST_MOCK_PORT', 4110);
const cache = '.cache';
const logs = { host: `${cache}/test-service-host.log`, site: `${cache}/test-site.log` };

// The secrets of the tests, whose host tells the site what it published and opens previews.
const secrets = {
  PUBLISH_SECRET: 'the secret that the tests share with their site',
  DRAFT_TOKEN: 'the_draft_token_of_the_tests',
};

/** A text in all secrets of the machine that builds the test site, by which one of them is found in a release. */
export const CANARY = 'canary_of_the_building_machine';

const buildSecrets = {
  PUBLISH_SECRET: CANARY,
  DRAFT_TOKEN: CANARY,
  GATEWAY_TOKEN: CANARY,
  REDIS_URL: `redis://user:${CANARY}@127.0.0.1:1`,
  CONTRACT_PASSWORD: CANARY,
};

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
  machine: buildSecrets,
  /** The log files of service host and site. */
  logs: Object.values(logs),
} as const;

/** Exits with a message when a port of the test site is in use or both ports are the same. */
export const requireTestPorts = () => requirePorts({ TEST_PORT: sitePort, TEST_MOCK_PORT: hostPort });

/** Starts the embedded host with a fresh state, builds the site if its files changed, and serves it. */
export async function startTestSite(): Promise<void> {
  const { serviceHost, siteUrl } = testSite;
  mkdirSync(cache, { recursive: true });
  const hostEnv = {
    ...secrets,
    MOCK_STATE: `${cache}/test-state.json`,
    MOCK_SITE: siteUrl,
    SITE_WEBHOOK: `${siteUrl}/api/revalidate`,
  };
  await startHost(hostPort, hostEnv, { log: logs.host });
  // All browsers of the tests call from one address, and often for one member.
  await fetch(`${serviceHost}/__mock/rate-limits`, { method: 'POST', body: JSON.stringify({ isOn: false }) });
  await buildSite(testSite);
  const env = { ...process.env, ...siteEnvironment(testSite), ...secrets };
  await startNext('The test site', sitePort, { env, log: logs.site });
}

/**
 * Runs a part of the lab over the test site: starts the site, calls `work`, prints `fine` when it resolves with true, and
 * exits.
 */
export async function withTestSite(work: () => Promise<boolean>, fine: string): Promise<void> {
  await runMain(async () => {
    ensureChromium();
    await requireTestPorts();
    await generateFiles();
    await startTestSite();
    const isFine = await work();
    console.log(isFine ? fine : 'Something failed; see above.');
    return isFine ? 0 : 1;
  });
}

/** Runs browser tests against the test site; resolves with false when they fail. `only` selects tests by their name. */
export function playwright(
  config: string,
  args: string[],
  env: Record<string, string>,
  only?: string,
): Promise<boolean> {
  const { siteUrl: SITE_URL, serviceHost: SERVICE_HOST } = testSite;
  return succeeds('playwright', ['test', '--config', config, ...args, ...(only ? ['--grep', only] : [])], {
    env: { ...process.env, SITE_URL, SERVICE_HOST, ...env },
  });
}
