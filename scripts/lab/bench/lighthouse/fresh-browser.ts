import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../../check/chromium.ts';
import { freePort, waitFor } from '../../../lib/ports.ts';

const isWindows = process.platform === 'win32';
const FLAGS = ['--headless', '--disable-extensions', ...chromiumFlags];

/** The token that the browser stores for a site before the page is opened. */
export type StoredToken = { origin: string; token: string };

/**
 * Starts a new Chromium with an empty profile for `work` and stops it afterwards. Playwright does not start it, because
 * it listens to every page and disables the back/forward cache.
 */
export async function withFreshBrowser<Result>(
  executable: string | undefined,
  kept: StoredToken | undefined,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'kelana-lab-'));
  const port = await freePort();
  const browser = start(executable ?? chromium.executablePath(), profile, port);
  try {
    return await Promise.race([browser.hasEnded, whenUp(port, kept).then(() => work(port))]);
  } finally {
    await browser.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function whenUp(port: number, kept: StoredToken | undefined): Promise<void> {
  await waitFor(`http://127.0.0.1:${port}/json/version`, 20_000);
  if (kept) await keepToken(port, kept);
}

type Started = {
  /** Rejects with the signal or exit code when the browser ends. */
  hasEnded: Promise<never>;
  end: () => Promise<void>;
};

function start(executable: string, profile: string, port: number): Started {
  const own = [`--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, 'about:blank'];
  // Debian's command is a script that waits for the browser, so both are killed as a group.
  const browser = spawn(executable, [...FLAGS, ...own], { stdio: 'ignore', detached: !isWindows });
  const hasEnded = new Promise<never>((_, reject) => {
    browser.once('error', reject);
    browser.once('exit', (code, signal) => reject(new Error(`The browser ended (${signal ?? `code ${code}`}).`)));
  });
  const isGone = hasEnded.catch(() => undefined);
  const kill = () => killGroup(browser.pid);
  process.once('exit', kill);
  return {
    hasEnded,
    async end() {
      process.off('exit', kill);
      kill();
      await isGone;
    },
  };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The browser already exited; report why instead of closing it.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function keepToken(port: number, { origin, token }: StoredToken): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  // A file without scripts, because a page of the site would begin a session.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);
  await page.close();
  await browser.close();
}
