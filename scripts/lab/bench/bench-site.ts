import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../check/chromium.ts';
import { buildEmptyPage } from '../../check/empty-page.ts';
import { openAsMember } from '../../lib/member-session.ts';
import { portFromEnv, requirePorts } from '../../lib/ports.ts';
import { generateFiles, startHost, startNext } from '../../lib/servers.ts';
import { buildSite, siteEnvironment } from '../../lib/site-build.ts';

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
export const CPU_SLOWDOWN = 4;

/** The measured site, its service host, a page with two words of text and no code of the site, and a browser. */
export type Sites = typeof build & { emptyUrl: string; launchBrowser: () => Promise<Browser> };

/** Builds the site and the empty page, and starts both beside an embedded host with an empty state. */
export async function startBench(): Promise<Sites> {
  await requirePorts(ports);
  await generateFiles();
  const state = { MOCK_STATE: '.cache/bench-state.json', MOCK_SCENARIO: 'default' };
  await startHost(ports.BENCH_MOCK_PORT, { ...state, MOCK_SITE: build.siteUrl });
  await buildSite(build);
  const emptyFolder = join(await buildEmptyPage('Empty page'), '..');
  await startNext('The measured site', ports.BENCH_PORT, { env: { ...process.env, ...siteEnvironment(build) } });
  await startNext('The empty page', ports.BENCH_EMPTY_PORT, { cwd: emptyFolder });
  const path = ensureChromium();
  const executable = path === 'bundled' ? {} : { executablePath: path };
  const launchBrowser = () => chromium.launch({ ...executable, args: chromiumFlags });
  return { ...build, emptyUrl: `http://localhost:${ports.BENCH_EMPTY_PORT}`, launchBrowser };
}

/** A visit on a phone, signed in when it has a token. Its processor is four times slower when `isSlow` is set. */
type Visit = { token?: string | undefined; isSlow?: boolean; phone: BrowserContextOptions };

/** Calls `work` with a page in a new browser context, and closes the context afterwards. */
export async function withVisit<Result>(
  browser: Browser,
  { token, isSlow, phone }: Visit,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    if (token) await openAsMember(context, token);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page, session);
  } finally {
    await context.close();
  }
}
