import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { addressFromEnv, portFromEnv, requirePorts, waitFor } from './ports.ts';
import { runCommand, startProcess } from './process-group.ts';

type Environment = Record<string, string>;
/** `log` is a file that gets the output; errors are also printed. */
type Options = SpawnOptions & { log?: string };

/** Brings the generated files up to date, which the embedded host and a build need. */
export const generateFiles = () => runCommand('node', ['scripts/generate.ts']);

/** Starts the embedded service host and waits for it. A state file in `env` is deleted first. */
export async function startHost(port: number, env: Environment, options: Options = {}, script = 'mocks/server.ts') {
  if (env.MOCK_STATE) rmSync(env.MOCK_STATE, { force: true });
  const host = start('The embedded service host', 'node', [script], {
    ...options,
    env: { ...process.env, ...env, MOCK_PORT: String(port) },
  });
  await waitFor(`http://localhost:${port}/healthz`);
  return host;
}

/** Serves a build and waits for its home page; only errors are printed. */
export async function startNext(name: string, port: number, options: Options): Promise<ChildProcess> {
  const site = start(name, 'next', ['start', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...options,
  });
  await waitFor(`http://localhost:${port}/`);
  return site;
}

function start(name: string, command: string, args: string[], { log, ...options }: Options): ChildProcess {
  if (!log) return startProcess(name, command, args, options);
  const child = startProcess(name, command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log);
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => file.write(chunk));
  child.stderr?.on('data', (chunk) => process.stderr.write(chunk));
  return child;
}

/** Returns the ports and addresses of `npm start` and `npm run dev`. `givenHost` replaces the embedded host. */
export function siteAddresses() {
  const sitePort = portFromEnv('PORT', 3000);
  const hostPort = portFromEnv('MOCK_PORT', 4010);
  const givenHost = addressFromEnv('SERVICE_HOST');
  const serviceHost = givenHost ?? `http://localhost:${hostPort}`;
  const siteUrl = addressFromEnv('NEXT_PUBLIC_SITE_URL') ?? `http://localhost:${sitePort}`;
  return { sitePort, hostPort, givenHost, serviceHost, siteUrl };
}

/** Exits with a message when a port of the site or of the embedded host is in use, or both are the same. */
export const requireSitePorts = ({ sitePort, hostPort, givenHost }: ReturnType<typeof siteAddresses>) =>
  requirePorts({ PORT: sitePort, ...(!givenHost && { MOCK_PORT: hostPort }) });
