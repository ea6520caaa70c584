import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { install } from '../../deploy/kelana/install.ts';
import { INSTANCES, pathsOf, portOf, UNITS, unitOf, urlOf } from '../../deploy/kelana/machine.ts';
import { waitUntilWarm } from '../../deploy/kelana/probes.ts';
import { writeIfChanged } from '../../deploy/kelana/settings.ts';
import { makeBypassable } from '../../deploy/nginx/nginx-folder.ts';
import { makeRelease } from '../../deploy/release/make-release.ts';
import { deleteFiles } from '../../lib/folder-files.ts';
import { portFromEnv, requirePorts } from '../../lib/ports.ts';
import { root, succeeds } from '../../lib/process-group.ts';
import { generateFiles, startHost } from '../../lib/servers.ts';
import { labMachine } from './units.ts';

const REDIS_PORT = 6380;
/** Where Prometheus answers with its API. */
export const prometheusPort = 9190;
const ports = {
  CLUSTER_PORT: portFromEnv('CLUSTER_PORT', 3500),
  CLUSTER_MOCK_PORT: portFromEnv('CLUSTER_MOCK_PORT', 4510),
};
// The units name these.
const unitPorts = { 'of instance 1': portOf(1), 'of instance 2': portOf(2), 'of Redis': REDIS_PORT, 'of nginx': 8081 };
const folder = join(root, '.cache', 'cluster');

export const releases = { one: join(folder, 'release-one'), two: join(folder, 'release-two') };

/** The address of nginx for all clients of the lab. */
export const gatewayUrl = `http://localhost:${ports.CLUSTER_PORT}`;
export const serviceHost = `http://localhost:${ports.CLUSTER_MOCK_PORT}`;

const PUBLISH_SECRET = 'the secret that host and instances share';

/** The machine of the lab, outside the project, so that an instance cannot use the project's packages. */
export const machine = labMachine(join(tmpdir(), `kelana-cluster-${ports.CLUSTER_PORT}`));

/** Starts the embedded host with an empty state and builds two releases with different build ids. */
export async function buildReleases(): Promise<void> {
  await requirePorts({ ...ports, ...unitPorts });
  mkdirSync(folder, { recursive: true });
  await generateFiles();
  await startHost(ports.CLUSTER_MOCK_PORT, {
    MOCK_STATE: join(folder, 'state.json'),
    MOCK_SITE: gatewayUrl,
    SITE_WEBHOOK: `${gatewayUrl}/api/revalidate`,
    PUBLISH_SECRET,
  });
  const site = { serviceHost, siteUrl: gatewayUrl, mockSource: true, mainHost: '' };
  await makeRelease(releases.one, { ...site, distDir: '.next-cluster' });
  // A different public value changes the scripts and the build id.
  process.env.NEXT_PUBLIC_CHAT_TOKEN = 'another';
  await makeRelease(releases.two, { ...site, distDir: '.next-cluster-two' });
  for (const release of Object.values(releases)) makeBypassable(join(release, 'deploy'));
}

/** Installs the first release with the shipped command and units, and waits until all of it answers. */
export async function startCluster(): Promise<void> {
  rmSync(machine.root, { recursive: true, force: true });
  const settings = `SERVICE_HOST=${serviceHost}\nGATEWAY_TOKEN=the_token_of_the_gateway\nPUBLISH_SECRET=${PUBLISH_SECRET}\n`;
  writeIfChanged(pathsOf(machine).environment, settings);
  await install(machine, releases.one);
}

export const instanceUrls = INSTANCES.map(urlOf);
/** Returns the folder of the release in which an instance runs. */
export const folderOf = (instance: number) => join(pathsOf(machine).caches, String(instance), 'site');

/** Starts an instance that was stopped, and waits until it is ready. */
export async function startInstance(instance: number): Promise<void> {
  await machine.systemctl('start', unitOf(instance));
  await waitUntilWarm(instance);
}

/** Deletes all pages in the cache of nginx, as at the end of a deployment. */
export const emptyGatewayCache = () => deleteFiles(join(pathsOf(machine).nginxCache, 'pages'));

/** Runs a command in Redis; resolves with false when it fails. */
export const redisCli = (command: string) =>
  succeeds('redis-cli', ['-p', String(REDIS_PORT), command], { stdio: 'ignore' });

/** Starts Redis again and waits for it; throws when it does not respond within 50 attempts. */
export async function startRedis(): Promise<void> {
  await machine.systemctl('start', UNITS.redis);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await redisCli('ping')) return;
    await pause(100);
  }
  throw new Error('Redis did not start.');
}
