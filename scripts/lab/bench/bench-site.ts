import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../check/chromium.ts';
import { portFromEnv, requireDifferentPorts, requireFreePort, waitFor } from '../../lib/ports.ts';
import { root, runCommand, startProcess } from '../../lib/process-group.ts';
import { buildSite, siteEnvironment } from '../../lib/site-build.ts';
import { readHtml } from './built-pages.ts';
import { buildCachedEmptyPage, PAINTED_PATH } from './cached-empty-page.ts';
import type { Sites } from './sites.ts';

const ports = {
  BENCH_PORT: portFromEnv('BENCH_PORT', 3300),
  BENCH_EMPTY_PORT: portFromEnv('BENCH_EMPTY_PORT', 3320),
  BENCH_NGINX_PORT: portFromEnv('BENCH_NGINX_PORT', 3330),
  BENCH_FILES_PORT: portFromEnv('BENCH_FILES_PORT', 3340),
  BENCH_ASTRO_PORT: portFromEnv('BENCH_ASTRO_PORT', 3350),
  BENCH_MOCK_PORT: portFromEnv('BENCH_MOCK_PORT', 4310),
};
const stateFile = '.cache/bench-state.json';
const build = {
  distDir: '.next-bench',
  serviceHost: `http://localhost:${ports.BENCH_MOCK_PORT}`,
  siteUrl: `http://localhost:${ports.BENCH_PORT}`,
  mockSource: true,
};

/** The measured site and its addresses; ports, state and build are separate from those of other commands. */
export const benchSite = {
  ...build,
  ports,
  emptyUrl: `http://localhost:${ports.BENCH_EMPTY_PORT}`,
} as const;

/** The pages whose requests per second are measured; the empty page of the same bytes has the name as its path. */
export const ratedPages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/group-tour' },
  { name: 'detail', path: '/group-tour/17' },
];

/** Exits with a message when a port of the bench is in use or two ports are the same. */
export async function requireBenchPorts(): Promise<void> {
  requireDifferentPorts(ports);
  for (const [name, port] of Object.entries(ports)) await requireFreePort(port, name, 'the bench');
}

/** Starts the embedded host with an empty state and builds the site if its files changed. */
export async function buildBenchSite(): Promise<void> {
  await runCommand('node', ['scripts/generate.ts']);
  rmSync(stateFile, { force: true });
  const env = {
    MOCK_PORT: String(ports.BENCH_MOCK_PORT),
    MOCK_STATE: stateFile,
    MOCK_SITE: build.siteUrl,
    MOCK_SCENARIO: 'default',
  };
  startProcess('The service host of the bench', 'node', ['mocks/server.ts'], {
    env: { ...process.env, ...env },
  });
  await waitFor(`${build.serviceHost}/healthz`);
  await buildSite(build);
}

/**
 * Starts `next start` for the built site and for empty pages that are cached and regenerated in the same way. Returns
 * their addresses.
 */
export async function startBenchSites(): Promise<Sites> {
  const builtHtml = (path: string) => readHtml(join(root, build.distDir), `id${path === '/' ? '' : path}.html`);
  const emptyFolder = await buildCachedEmptyPage(
    Object.fromEntries(ratedPages.map(({ name, path }) => [`/${name}`, builtHtml(path)])),
  );
  const stdio: ('ignore' | 'inherit')[] = ['ignore', 'ignore', 'inherit'];
  const env = { ...process.env, ...siteEnvironment(build) };
  const startArgs = (port: number) => ['start', '-p', String(port)];
  startProcess('The measured site', 'next', startArgs(ports.BENCH_PORT), { env, stdio });
  startProcess('The empty page', 'next', startArgs(ports.BENCH_EMPTY_PORT), { cwd: emptyFolder, stdio });
  await Promise.all([waitFor(build.siteUrl), waitFor(benchSite.emptyUrl)]);
  const chromium = ensureChromium();
  const { siteUrl, serviceHost } = build;
  const sites = { siteUrl, serviceHost, emptyUrl: benchSite.emptyUrl + PAINTED_PATH };
  return chromium === 'bundled' ? sites : { ...sites, chromium };
}
