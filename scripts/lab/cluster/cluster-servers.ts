import type { StdioOptions } from 'node:child_process';
import { cpSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyCache, makeNginxFolder, serverLine } from '../../deploy/nginx/nginx-folder.ts';
import { containerStart } from '../../deploy/release/container.ts';
import { makeRelease } from '../../deploy/release/make-release.ts';
import { portFromEnv, requireDifferentPorts, requireFreePort, waitFor } from '../../lib/ports.ts';
import { root, runCommand, startProcess, stopOne } from '../../lib/process-group.ts';
import { generateFiles, startHost } from '../../lib/servers.ts';

const gatewayPort = portFromEnv('CLUSTER_PORT', 3500);
const portOf = (number: number) => gatewayPort + number;
export const clusterPorts = {
  CLUSTER_PORT: gatewayPort,
  'CLUSTER_PORT + 1': portOf(1),
  'CLUSTER_PORT + 2': portOf(2),
  'CLUSTER_PORT + 3': portOf(3),
  CLUSTER_MOCK_PORT: portFromEnv('CLUSTER_MOCK_PORT', 4510),
  CLUSTER_REDIS_PORT: portFromEnv('CLUSTER_REDIS_PORT', 6500),
};
const folder = join(root, '.cache', 'cluster');
const logFolder = join(folder, 'logs');
const gatewayFolder = join(folder, 'gateway');

// The site has a name and a certificate of its own, as in production; its address belongs to the build alone.
const SITE_HOST = 'kelana.test';
const sitePort = portOf(3);
const keyFile = join(folder, 'site.key');
const certificateFile = join(folder, 'site.pem');

const releases = { one: join(folder, 'release-one'), two: join(folder, 'release-two') };

/** The address for all clients of the lab: from there nginx passes requests on to the site by its name, over TLS. */
export const gatewayUrl = `http://localhost:${clusterPorts.CLUSTER_PORT}`;
export const serviceHost = `http://localhost:${clusterPorts.CLUSTER_MOCK_PORT}`;

const PUBLISH_SECRET = 'the secret that host and instances share';
const GATEWAY_TOKEN = 'the_token_of_the_gateway';

/** One of two builds. The second one also contains the browser files of the first, as a new container image does. */
export type Build = 'one' | 'two';

/** A running instance. */
export type Instance = { url: string; folder: string; pid: number; stop(): Promise<void> };

/** Exits with a message when a port of the cluster is in use or two ports are the same. */
export async function requireClusterPorts(): Promise<void> {
  requireDifferentPorts(clusterPorts);
  for (const [name, port] of Object.entries(clusterPorts))
    await requireFreePort(port, name.split(' ')[0] as string, 'the cluster');
}

/** Starts the embedded host with an empty state and builds two releases with different build ids. */
export async function buildReleases(): Promise<void> {
  mkdirSync(logFolder, { recursive: true });
  await generateFiles();
  await runCommand('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', certificateFile],
    ...['-subj', `/CN=${SITE_HOST}`, '-addext', `subjectAltName=DNS:${SITE_HOST}`],
  ]);
  await startHost(clusterPorts.CLUSTER_MOCK_PORT, {
    MOCK_STATE: join(folder, 'state.json'),
    MOCK_SITE: gatewayUrl,
    SITE_WEBHOOK: `${gatewayUrl}/api/revalidate`,
    PUBLISH_SECRET,
  });
  const site = { serviceHost, siteUrl: `https://${SITE_HOST}`, mockSource: true, mainHost: '' };
  await makeRelease(releases.one, { ...site, distDir: '.next-cluster' });
  // A different public value changes the scripts and the build id.
  process.env.NEXT_PUBLIC_CHAT_TOKEN = 'another';
  await makeRelease(releases.two, { ...site, distDir: '.next-cluster-two' }, releases.one);
}

/** Returns the upstream lines of both instances. */
export const siteServers = () => [1, 2].map((number) => serverLine(portOf(number))).join(' ');

/** Starts nginx with the shipped configuration and an empty cache in front of both instances. */
export async function startGateway(): Promise<void> {
  const values = {
    LISTEN: `${sitePort} ssl http2`,
    SITE_HOSTS: SITE_HOST,
    SITE_SERVERS: siteServers(),
    GATEWAY_TOKEN,
  };
  const args = makeNginxFolder(gatewayFolder, values, { server: plainAddress(), isPastTheCachePossible: true });
  startProcess('nginx', 'nginx', args, { stdio: logToFile('nginx') });
  await waitFor(`${gatewayUrl}/api/health/live`);
}

/** Returns the certificate, and a server that passes requests on as a load balancer does, with the client's address. */
function plainAddress(): string {
  return `
ssl_certificate ${certificateFile};
ssl_certificate_key ${keyFile};
set_real_ip_from 127.0.0.1;
real_ip_header X-Forwarded-For;
upstream named_site { server 127.0.0.1:${sitePort} max_fails=0; keepalive 64; }
server {
  listen ${gatewayPort};
  location / {
    proxy_pass https://named_site;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host ${SITE_HOST};
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_ssl_server_name on;
    proxy_ssl_name ${SITE_HOST};
    proxy_ssl_verify on;
    proxy_ssl_trusted_certificate ${certificateFile};
  }
}`;
}

/** Deletes all responses in the cache of nginx, as at the end of a deployment. */
export function emptyGatewayCache(): void {
  emptyCache(gatewayFolder);
}

/**
 * Starts an instance with the command and the environment of the container, in a separate folder. Returns the
 * instance when it is ready.
 */
export async function startInstance(number: number, build: Build): Promise<Instance> {
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
      REDIS_URL: `redis://127.0.0.1:${clusterPorts.CLUSTER_REDIS_PORT}`,
      PUBLISH_SECRET,
      GATEWAYS: `https://127.0.0.1:${sitePort}`,
      GATEWAY_TOKEN,
      NODE_EXTRA_CA_CERTS: certificateFile,
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

/** Returns a stdio option that writes the output of a server to a file, because faults cause many expected messages. */
function logToFile(name: string): StdioOptions {
  const file = openSync(join(logFolder, `${name}.log`), 'a');
  return ['ignore', file, file];
}
