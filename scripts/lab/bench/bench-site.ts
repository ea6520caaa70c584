import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../check/chromium.ts';
import { buildEmptyPage } from '../../check/empty-page.ts';
import { portFromEnv, requireDifferentPorts, requireFreePort, waitFor } from '../../lib/ports.ts';
import { runCommand, startProcess } from '../../lib/process-group.ts';
import { buildSite, siteEnvironment } from '../../lib/site-build.ts';
import { fetchSitePages } from '../../lib/site-pages.ts';

const ports = {
  BENCH_PORT: portFromEnv('BENCH_PORT', 3300),
  BENCH_EMPTY_PORT: portFromEnv('BENCH_EMPTY_PORT', 3320),
  BENCH_MOCK_PORT: portFromEnv('BENCH_MOCK_PORT', 4310),
};
const stateFile = '.cache/bench-state.json';
const build = {
  distDir: '.next-bench',
  serviceHost: `http://localhost:${ports.BENCH_MOCK_PORT}`,
  siteUrl: `http://localhost:${ports.BENCH_PORT}`,
  mockSource: true,
};

/** The measured site, its service host, and a page with two words of text and no code of the site. */
export type Sites = {
  distDir: string;
  siteUrl: string;
  serviceHost: string;
  emptyUrl: string;
  /** The path of the browser; without it Playwright's bundled browser is used. */
  chromium?: string;
};

/** Builds the site and the empty page, and starts both beside an embedded host with an empty state. */
export async function startBench(): Promise<Sites> {
  requireDifferentPorts(ports);
  for (const [name, port] of Object.entries(ports)) await requireFreePort(port, name, 'the bench');
  await runCommand('node', ['scripts/generate.ts']);
  rmSync(stateFile, { force: true });
  const hostEnv = {
    MOCK_PORT: String(ports.BENCH_MOCK_PORT),
    MOCK_STATE: stateFile,
    MOCK_SITE: build.siteUrl,
    MOCK_SCENARIO: 'default',
  };
  startProcess('The service host of the bench', 'node', ['mocks/server.ts'], { env: { ...process.env, ...hostEnv } });
  await waitFor(`${build.serviceHost}/healthz`);
  await buildSite(build);
  const emptyFolder = join(await buildEmptyPage('Empty page'), '..');
  const stdio: ('ignore' | 'inherit')[] = ['ignore', 'ignore', 'inherit'];
  const env = { ...process.env, ...siteEnvironment(build) };
  const emptyUrl = `http://localhost:${ports.BENCH_EMPTY_PORT}`;
  startProcess('The measured site', 'next', ['start', '-p', String(ports.BENCH_PORT)], { env, stdio });
  startProcess('The empty page', 'next', ['start', '-p', String(ports.BENCH_EMPTY_PORT)], { cwd: emptyFolder, stdio });
  await Promise.all([waitFor(build.siteUrl), waitFor(emptyUrl)]);
  const chromium = ensureChromium();
  return { ...build, emptyUrl, ...(chromium !== 'bundled' && { chromium }) };
}

/** A measured page; `isIndexed` pages are meant for search engines. */
export type BenchPage = { name: string; path: string; isIndexed: boolean; isMember: boolean };

const INDEXED = ['home', 'tours', 'destination', 'tour', 'article', 'contact', 'mice', 'corporate'] as const;
const NOT_INDEXED = ['signIn', 'booking', 'account'] as const;

/** Returns one page of each type, with ids that exist in the service. */
export async function fetchBenchPages(serviceHost: string): Promise<BenchPage[]> {
  const sitePages = await fetchSitePages(serviceHost);
  return [...INDEXED, ...NOT_INDEXED].map((name) => {
    const { path, isMember = false } = sitePages[name];
    return { name, path, isMember, isIndexed: INDEXED.some((indexed) => indexed === name) };
  });
}
