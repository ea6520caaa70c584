import type { ChildProcess, StdioOptions } from 'node:child_process';
import { cpSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emptyCache, makeNginxFolder, serverLine } from '../../deploy/nginx/nginx-folder.ts';
import { containerStart } from '../../deploy/release/container.ts';
import { makeRelease } from '../../deploy/release/make-release.ts';
import { portFromEnv, requirePorts, waitFor } from '../../lib/ports.ts';
import { root, startProcess, stopOne, succeeds } from '../../lib/process-group.ts';
import { generateFiles, startHost } from '../../lib/servers.ts';

const gatewayPort = portFromEnv('CLUSTER_PORT', 3500);
const portOf = (number: number) => gatewayPort + number;
const ports = {
  CLUSTER_PORT: gatewayPort,
  'CLUSTER_PORT + 1': portOf(1),
  'CLUSTER_PORT + 2': portOf(2),
  'CLUSTER_PORT + 3': portOf(3),
  'CLUSTER_PORT + 4': portOf(4),
  'CLUSTER_PORT + 5': portOf(5),
  CLUSTER_MOCK_PORT: portFromEnv('CLUSTER_MOCK_PORT', 4510),
  CLUSTER_REDIS_PORT: portFromEnv('CLUSTER_REDIS_PORT', 6500),
};
const folder = join(root, '.cache', 'cluster');
const logFolder = join(folder, 'logs');
const gatewayFolder = join(folder, 'gateway');

// The second build also contains the browser files of the first, as a new container image does.
const releases = { one: join(folder, 'release-one'), two: join(folder, 'release-two') };

/** The address of nginx for all clients of the lab. */
export const gatewayUrl = `http://localhost:${ports.CLUSTER_PORT}`;
/** Where each instance answers with its metrics, and Prometheus with its API. */
export const metricsPorts = [portOf(3), portOf(4)];
export const prometheusPort = portOf(5);
export const serviceHost = `http://localhost:${ports.CLUSTER_MOCK_PORT}`;

const PUBLISH_SECRET = 'the secret that host and instances share';
const GATEWAY_TOKEN = 'the_token_of_the_gateway';

/** A running instance. */
export type Instance = { url: string; folder: string; pid: number; stop(): Promise<void> };

/** Starts the embedded host with an empty state and builds two releases with different build ids. */
export async function buildReleases(): Promise<void> {
  await requirePorts(ports);
  mkdirSync(logFolder, { recursive: true });
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
  await makeRelease(releases.two, { ...site, distDir: '.next-cluster-two' }, releases.one);
}

/** Starts nginx with the shipped configuration and an empty cache in front of both instances. */
export async function startGateway(): Promise<void> {
  const values = {
    LISTEN: String(gatewayPort),
    SITE_HOSTS: 'localhost',
    SITE_SERVERS: [1, 2].map((number) => serverLine(portOf(number))).join(' '),
    GATEWAY_TOKEN,
  };
  const args = makeNginxFolder(gatewayFolder, values, true);
  startProcess('nginx', 'nginx', args, { stdio: logToFile('nginx') });
  await waitFor(`${gatewayUrl}/api/health/live`);
}

/** Deletes all responses in the cache of nginx, as at the end of a deployment. */
export const emptyGatewayCache = () => emptyCache(gatewayFolder);

/**
 * Starts an instance with the command and the environment of the container, in a separate folder. Returns the
 * instance when it is ready.
 */
export async function startInstance(number: number, build: keyof typeof releases): Promise<Instance> {
  const { command, env } = containerStart();
  const [program = '', ...args] = command;
  const port = portOf(number);
  // The folder is outside the project, so that the instance cannot use the project's packages.
  const instanceFolder = join(tmpdir(), `kelana-cluster-${gatewayPort}`, `instance-${number}`);
  rmSync(instanceFolder, { recursive: true, force: true });
  cpSync(releases[build], instanceFolder, { recursive: true, preserveTimestamps: true });
  const child = startProcess(`Instance ${number}`, program, args, {
    cwd: instanceFolder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      ...env,
      PORT: String(port),
      SERVICE_HOST: serviceHost,
      REDIS_URL: `redis://127.0.0.1:${ports.CLUSTER_REDIS_PORT}`,
      PUBLISH_SECRET,
      GATEWAYS: `http://127.0.0.1:${gatewayPort}`,
      GATEWAY_TOKEN,
      METRICS_PORT: String(metricsPorts[number - 1]),
    },
    stdio: logToFile(`instance-${number}`),
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/api/health/ready`);
  return {
    url,
    folder: instanceFolder,
    pid: child.pid ?? 0,
    stop: () => stopOne(child, Number(env.STOP_LIMIT_MS) + 5000),
  };
}

/** Runs a command in Redis; resolves with false when it fails. */
export const redisCli = (command: string) =>
  succeeds('redis-cli', ['-p', String(ports.CLUSTER_REDIS_PORT), command], { stdio: 'ignore' });

/** Starts Redis with the shipped configuration and waits for it; throws when it does not respond within 50 attempts. */
export async function startRedis(): Promise<ChildProcess> {
  const own = ['--port', String(ports.CLUSTER_REDIS_PORT), '--bind', '127.0.0.1'];
  const redis = startProcess('Redis', 'redis-server', ['scripts/deploy/redis/kelana-redis.conf', ...own], {
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await redisCli('ping')) return redis;
    await pause(100);
  }
  throw new Error('Redis did not start.');
}

/** Returns a stdio option that writes the output of a server to a file, because faults cause many expected messages. */
function logToFile(name: string): StdioOptions {
  const file = openSync(join(logFolder, `${name}.log`), 'a');
  return ['ignore', file, file];
}
