import { randomBytes } from 'node:crypto';
import { readEnvironment } from '../src/config/environment.ts';
import { addressFromEnv } from './lib/address-from-env.ts';
import { portFromEnv, requireDifferentPorts, requireFreePort, waitFor } from './lib/ports.ts';
import { runCommand, startProcess, stopAll, stopOnSignals } from './lib/process-group.ts';
import { buildSite, siteEnvironment } from './lib/site-build.ts';

const sitePort = portFromEnv('PORT', 3000);
const hostPort = portFromEnv('MOCK_PORT', 4010);
const givenHost = addressFromEnv('SERVICE_HOST');
const serviceHost = givenHost ?? `http://localhost:${hostPort}`;
const siteUrl = addressFromEnv('NEXT_PUBLIC_SITE_URL') ?? `http://localhost:${sitePort}`;
const site = { distDir: '.next', serviceHost, siteUrl, mockSource: !givenHost };
// Site and embedded host share two secrets of this start: a publication of the host appears at once, and its editor
// can open previews.
const PUBLISH_SECRET = process.env.PUBLISH_SECRET || (givenHost ? '' : randomBytes(32).toString('hex'));
const DRAFT_TOKEN = process.env.DRAFT_TOKEN || (givenHost ? '' : randomBytes(16).toString('hex'));
const environment = { ...process.env, ...siteEnvironment(site), PUBLISH_SECRET, DRAFT_TOKEN };

if (!givenHost) requireDifferentPorts({ PORT: sitePort, MOCK_PORT: hostPort });
stopOnSignals();
try {
  // The build also checks it, but only after the embedded host has started.
  readEnvironment({ ...environment, NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL });
  await requireFreePort(sitePort, 'PORT', 'the site');
  if (!givenHost) await startEmbeddedHost();
  await buildSite(site);
  startProcess('The site', 'next', ['start', '-p', String(sitePort)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(`http://localhost:${sitePort}/`);
  printAddresses();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
}

async function startEmbeddedHost(): Promise<void> {
  await requireFreePort(hostPort, 'MOCK_PORT', 'the embedded service host');
  await runCommand('node', ['scripts/generate.ts']);
  const env = {
    ...process.env,
    MOCK_PORT: String(hostPort),
    MOCK_SITE: siteUrl,
    SITE_WEBHOOK: process.env.SITE_WEBHOOK || `http://localhost:${sitePort}/api/revalidate`,
    PUBLISH_SECRET,
    DRAFT_TOKEN,
  };
  startProcess('The embedded service host', 'node', ['mocks/server.ts'], { env });
  await waitFor(`${serviceHost}/healthz`);
}

function printAddresses(): void {
  console.log(`
Kelana is ready.
  Site          http://localhost:${sitePort}/      (English: http://localhost:${sitePort}/en)
  Service host  ${serviceHost}${givenHost ? '' : '      (embedded; editor at /edit)'}${
    givenHost
      ? ''
      : `
  Panel         ${serviceHost}/panel      (scenarios, faults, clock, log of calls)
  Demo sign-in  ratna@kelana.example  /  Kelana2027`
  }
Press Ctrl+C to stop.`);
}
