import { join } from 'node:path';
import { ensureChromium } from '../../check/chromium.ts';
import { buildEmptyPage } from '../../check/empty-page.ts';
import { portFromEnv, requireDifferentPorts, requireFreePort } from '../../lib/ports.ts';
import { generateFiles, startHost, startNext } from '../../lib/servers.ts';
import { buildSite, siteEnvironment } from '../../lib/site-build.ts';
import { fetchSitePages } from '../../lib/site-pages.ts';

const ports = {
  BENCH_PORT: portFromEnv('BENCH_PORT', 3300),
  BENCH_EMPTY_PORT: portFromEnv('BENCH_EMPTY_PORT', 3320),
  BENCH_MOCK_PORT: portFromEnv('BENCH_MOCK_PORT', 4310),
};
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
  await generateFiles();
  const state = { MOCK_STATE: '.cache/bench-state.json', MOCK_SCENARIO: 'default' };
  await startHost(ports.BENCH_MOCK_PORT, { ...state, MOCK_SITE: build.siteUrl });
  await buildSite(build);
  const emptyFolder = join(await buildEmptyPage('Empty page'), '..');
  const emptyUrl = `http://localhost:${ports.BENCH_EMPTY_PORT}`;
  await startNext('The measured site', ports.BENCH_PORT, { env: { ...process.env, ...siteEnvironment(build) } });
  await startNext('The empty page', ports.BENCH_EMPTY_PORT, { cwd: emptyFolder });
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
