import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { programOf } from '../lib/programs.ts';
import { installLine, installPackages, mayInstall } from '../lib/system-packages.ts';

// The headless shell comes first, because without a desktop compositor the same tests take half the time.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'] as const;
// The fonts of the first frame have the metrics of Arial; without such a font lines break elsewhere.
const FONTS = 'fonts-liberation';

/** The flags with which tests, screenshots and measurements start Chromium. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the Chromium of the browser tests: its path, or `bundled` for Playwright's own. Installs one if none is
 * found.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (isBundledReady()) return 'bundled';
  console.log('No Chromium found; downloading one …');
  const args = ['install', ...(mayInstall() ? ['--with-deps'] : []), 'chromium'];
  spawnSync(...programOf('playwright', args), { stdio: 'inherit', timeout: 300_000 });
  if (isBundledReady()) return 'bundled';
  for (const name of DEBIAN_PACKAGES) {
    installPackages([name, FONTS]);
    const installed = findChromium();
    if (installed) return installed;
  }
  // The download is there, but not the system libraries that it needs.
  const line = isDownloaded() ? 'npx playwright install-deps chromium' : installLine([DEBIAN_PACKAGES[0]]);
  const advice = line ? `Type "${line}", or install` : 'Install';
  throw new Error(`No Chromium starts on this machine. ${advice} one and set CHROMIUM_PATH to it.`);
}

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
}

const isDownloaded = () => existsSync(chromium.executablePath());

function isBundledReady(): boolean {
  if (!isDownloaded()) return false;
  // On other systems the download is complete, and on Windows `--version` would open a window.
  return process.platform !== 'linux' || spawnSync(chromium.executablePath(), ['--version']).status === 0;
}
