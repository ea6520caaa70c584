import { addressFromEnv } from './lib/address-from-env.ts';
import { portFromEnv, requireDifferentPorts, requireFreePort, waitFor } from './lib/ports.ts';
import { runCommand, startProcess, stopAll, stopOnSignals } from './lib/process-group.ts';

const sitePort = portFromEnv('PORT', 3000);
const hostPort = portFromEnv('MOCK_PORT', 4010);
const givenHost = addressFromEnv('SERVICE_HOST');
const serviceHost = givenHost ?? `http://localhost:${hostPort}`;
const siteUrl = addressFromEnv('NEXT_PUBLIC_SITE_URL') ?? `http://localhost:${sitePort}`;

if (!givenHost) requireDifferentPorts({ PORT: sitePort, MOCK_PORT: hostPort });
stopOnSignals();
try {
  await requireFreePort(sitePort, 'PORT', 'the site');
  if (!givenHost) {
    await requireFreePort(hostPort, 'MOCK_PORT', 'the embedded service host');
    await runCommand('node', ['scripts/generate.ts']);
    const env = { ...process.env, MOCK_PORT: String(hostPort), MOCK_SITE: `http://localhost:${sitePort}` };
    startProcess('The embedded service host', 'node', ['scripts/dev/live-host.ts'], { env });
    await waitFor(`${serviceHost}/healthz`);
    const world = process.env.NEXT_PUBLIC_MOCK_WORLD;
    console.log(`Developer panel at ${serviceHost}/panel${world ? `?world=${world}` : ''}`);
  }
  startProcess('The watcher of messages and tokens', 'node', ['scripts/dev/live-site-files.ts']);
  startProcess('The site', 'next', ['dev', '-p', String(sitePort)], {
    env: {
      ...process.env,
      // Next allows only one site at a time to use a build folder.
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '.next-dev',
      SERVICE_HOST: serviceHost,
      NEXT_PUBLIC_SERVICE_HOST: serviceHost,
      NEXT_PUBLIC_SITE_URL: siteUrl,
    },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
}
