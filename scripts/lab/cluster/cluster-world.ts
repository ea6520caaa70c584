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

/** One of two builds; the second also has the browser files of the first, like a new image. */
export type Build = 'one' | 'two';

/** A running instance. After SIGUSR1 it accepts the Node inspector on `inspectorPort`. */
export type Instance = { url: string; folder: string; pid: number; inspectorPort: number; stop(): Promise<void> };

/** Exits with a message when a port of the cluster is in use or two ports are the same. */
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
  // A different public value changes the scripts and the build id.
  process.env.NEXT_PUBLIC_CHAT_TOKEN = 'another';
  await makeRelease(releases.two, { ...site, distDir: '.next-cluster-two' }, releases.one);
}

/** Starts nginx with the shipped configuration and an empty cache in front of both instances. */
export async function startGateway(): Promise<void> {
  const SITE_SERVERS = [1, 2].map((number) => serverLine(portOf(number))).join(' ');
  const values = { LISTEN: String(ports.CLUSTER_PORT), SITE_HOSTS: 'localhost', SITE_SERVERS };
  const args = makeNginxFolder(gatewayFolder, values, { isPastTheCachePossible: true });
  startProcess('nginx', 'nginx', args, { stdio: logOf('nginx') });
  await waitFor(`${gatewayUrl}/api/health/live`);
}

/** Empties nginx's cache, as at the end of a deployment. */
export function emptyGateway(): void {
  emptyCache(gatewayFolder);
}

/**
 * Starts an instance as a container would, with its command and environment, in a separate folder and with an inspector
 * port.
 */
export async function startInstance(number: number, build: Build): Promise<Instance> {
  const { command, env } = containerStart();
  const [program = '', ...args] = command;
  const port = portOf(number);
  // The folder is outside the project, so that the instance cannot use the project's packages.
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

/** Writes the output of a server to a file, because faults cause many expected messages. */
function logOf(name: string): StdioOptions {
  const file = openSync(join(logs, `${name}.log`), 'a');
  return ['ignore', file, file];
}
