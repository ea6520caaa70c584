import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../../check/chromium.ts';
import { freePort, waitFor } from '../../../lib/ports.ts';

const isWindows = process.platform === 'win32';
const FLAGS = ['--headless', '--disable-extensions', ...chromiumFlags];

/** A member's token that is stored in the browser before the measured page is opened. */
export type StoredToken = { origin: string; token: string };

/**
 * Starts a new Chromium with an empty profile, calls `work` with its DevTools port and stops it afterwards. Rejects if
 * the browser exits early. Chromium is not started by Playwright, which attaches to every page and disables the
 * back/forward cache.
 */
export async function withFreshBrowser<Result>(
  executable: string | undefined,
  storedToken: StoredToken | undefined,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'kelana-lab-'));
  const port = await freePort();
  const browser = startBrowser(executable ?? chromium.executablePath(), profile, port);
  try {
    return await Promise.race([browser.exited, prepareBrowser(port, storedToken).then(() => work(port))]);
  } finally {
    await browser.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function prepareBrowser(port: number, storedToken: StoredToken | undefined): Promise<void> {
  await waitFor(`http://127.0.0.1:${port}/json/version`, 20_000);
  if (storedToken) await storeToken(port, storedToken);
}

type BrowserProcess = {
  /** Rejects with the signal or exit code when the browser exits. */
  exited: Promise<never>;
  stop: () => Promise<void>;
};

function startBrowser(executable: string, profile: string, port: number): BrowserProcess {
  const args = [...FLAGS, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, 'about:blank'];
  // Debian's `chromium` is a shell script that waits for the browser, so both are killed as a process group.
  const browser = spawn(executable, args, { stdio: 'ignore', detached: !isWindows });
  const exited = new Promise<never>((_, reject) => {
    browser.once('error', reject);
    browser.once('exit', (code, signal) => reject(new Error(`The browser ended (${signal ?? `code ${code}`}).`)));
  });
  const settled = exited.catch(() => undefined);
  const kill = () => killGroup(browser.pid);
  process.once('exit', kill);
  return {
    exited,
    async stop() {
      process.off('exit', kill);
      kill();
      await settled;
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
    // ESRCH means that the browser has already exited.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function storeToken(port: number, { origin, token }: StoredToken): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  // A text file, because the scripts of a page would start a session.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);
  await page.close();
  await browser.close();
}
