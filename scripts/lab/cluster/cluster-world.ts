import type { StdioOptions } from 'node:child_process';
import { cpSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyCache, makeNginxFolder, serverLine } from '../../deploy/nginx/nginx-folder.ts';
import { containerStart } from '../../deploy/release/container.ts';
import { makeRelease } from '../../deploy/release/make-release.ts';
import { portFromEnv, requireDifferentPorts, requireFreePort, waitFor } from '../../lib/ports.ts';
import { endOne, root, runCommand, startProcess } from '../../lib/process-group.ts';

const gatewayPort = portFromEnv('CLUSTER_PORT', 3500);
const portOf = (number: number) => gatewayPort + number;
const inspectorPortOf = (number: number) => portOf(10 + number);
export const ports = {
  CLUSTER_PORT: gatewayPort,
  'CLUSTER_PORT + 1': portOf(1),
  'CLUSTER_PORT + 2': portOf(2),
  'CLUSTER_PORT + 11': inspectorPortOf(1),
  'CLUSTER_PORT + 12': inspectorPortOf(2),
  CLUSTER_MOCK_PORT: portFromEnv('CLUSTER_MOCK_PORT', 4510),
  CLUSTER_REDIS_PORT: portFromEnv('CLUSTER_REDIS_PORT', 6500),
};
const folder = join(root, '.cache', 'cluster');
const logs = join(folder, 'logs');
const gatewayFolder = join(folder, 'gateway');

const releases = { one: join(folder, 'release-one'), two: join(folder, 'release-two') };

export const gatewayUrl = `http://localhost:${ports.CLUSTER_PORT}`;
export const serviceHost = `http://localhost:${ports.CLUSTER_MOCK_PORT}`;

/** Which of two builds; the second has the files for browsers of the first as well, as a new image has. */
export type Build = 'one' | 'two';

/** On `inspectorPort` one can look into it, once SIGUSR1 told it so. */
export type Instance = { url: string; folder: string; pid: number; inspectorPort: number; stop(): Promise<void> };

/** Ends the command with a message when one of its servers could not be started. */
export async function requireClusterPorts(): Promise<void> {
  requireDifferentPorts(ports);
  for (const [name, port] of Object.entries(ports))
    await requireFreePort(port, name.split(' ')[0] as string, 'the cluster');
}

/** Starts the embedded host with a fresh state and builds two releases that differ. */
export async function buildReleases(): Promise<void> {
  mkdirSync(logs, { recursive: true });
  await runCommand('node', ['scripts/generate.ts']);
  const state = join(folder, 'state.json');
  rmSync(state, { force: true });
  const env = { MOCK_PORT: String(ports.CLUSTER_MOCK_PORT), MOCK_STATE: state, MOCK_SITE: gatewayUrl };
  startProcess('The service host', 'node', ['mocks/server.ts'], { env: { ...process.env, ...env } });
  await waitFor(`${serviceHost}/healthz`);
  const site = { serviceHost, siteUrl: gatewayUrl, mockSource: true, mainHost: '' };
  await makeRelease(releases.one, { ...site, distDir: '.next-cluster' });
  // A public value differs, and with it scripts and the name of the build.
  process.env.NEXT_PUBLIC_CHAT_TOKEN = 'another';
  await makeRelease(releases.two, { ...site, distDir: '.next-cluster-two' }, releases.one);
}

/** Starts nginx as it ships before both instances, with nothing kept yet. */
export async function startGateway(): Promise<void> {
  const SITE_SERVERS = [1, 2].map((number) => serverLine(portOf(number))).join(' ');
  const values = { LISTEN: String(ports.CLUSTER_PORT), SITE_HOSTS: 'localhost', SITE_SERVERS };
  const args = makeNginxFolder(gatewayFolder, values, { isPastTheCachePossible: true });
  startProcess('nginx', 'nginx', args, { stdio: logOf('nginx') });
  await waitFor(`${gatewayUrl}/api/health/live`);
}

/** As at the end of a deployment. */
export function emptyGateway(): void {
  emptyCache(gatewayFolder);
}

/** Starts an instance as a container would: its command, its environment, a folder of its own, and a port to look into it. */
export async function startInstance(number: number, build: Build): Promise<Instance> {
  const { command, env } = containerStart();
  const [program = '', ...args] = command;
  const port = portOf(number);
  // Outside the project, so that it cannot find the project's packages.
  const own = join(tmpdir(), `kelana-cluster-${gatewayPort}`, `instance-${number}`);
  rmSync(own, { recursive: true, force: true });
  cpSync(releases[build], own, { recursive: true, preserveTimestamps: true });
  const child = startProcess(`Instance ${number}`, program, [`--inspect-port=${inspectorPortOf(number)}`, ...args], {
    cwd: own,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      ...env,
      PORT: String(port),
      SERVICE_HOST: serviceHost,
      REDIS_URL: `redis://127.0.0.1:${ports.CLUSTER_REDIS_PORT}`,
    },
    stdio: logOf(`instance-${number}`),
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/api/health/ready`);
  return {
    url,
    folder: own,
    pid: child.pid ?? 0,
    inspectorPort: inspectorPortOf(number),
    stop: () => endOne(child, Number(env.STOP_LIMIT_MS) + 5000),
  };
}

/** Everything a server says goes to a file: under faults it says much that is expected. */
function logOf(name: string): StdioOptions {
  const file = openSync(join(logs, `${name}.log`), 'a');
  return ['ignore', file, file];
}
