import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { programOf } from '../lib/programs.ts';
import { hasApt, installLine, installPackages, isAllowed, mayInstallUnasked } from '../lib/system-packages.ts';

// The headless shell first: without a desktop's compositor the same tests take half the time.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'] as const;
const LIBRARIES_LINE = 'npx playwright install-deps chromium';

/** How every browser of the tests, pictures and measures is started. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium the browser tests use: its path, or `bundled` for Playwright's own. Installs one where none is found. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (isBundledReady()) return 'bundled';
  console.log('No Chromium found; downloading one …');
  playwright('install', ...(mayInstallUnasked() ? ['--with-deps'] : []), 'chromium');
  if (isBundledReady() || installLibraries()) return 'bundled';
  for (const name of DEBIAN_PACKAGES) {
    if (mayInstallUnasked() || (hasApt() && isAllowed(installLine([name])))) installPackages([name]);
    const installed = findChromium();
    if (installed) return installed;
  }
  const line = isDownloaded() ? LIBRARIES_LINE : installLine([hasApt() ? DEBIAN_PACKAGES[0] : 'chromium']);
  const advice = line ? `Type "${line}", or install` : 'Install';
  throw new Error(`No Chromium starts here. ${advice} one and set CHROMIUM_PATH to it.`);
}

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
}

/** Playwright's browser for Linux needs libraries of the system, which its download does not bring. */
function installLibraries(): boolean {
  if (!isDownloaded() || !hasApt() || mayInstallUnasked() || !isAllowed(LIBRARIES_LINE)) return false;
  playwright('install-deps', 'chromium');
  return isBundledReady();
}

const isDownloaded = () => existsSync(chromium.executablePath());

function isBundledReady(): boolean {
  if (!isDownloaded()) return false;
  // Elsewhere the download brings everything, and on Windows a browser asked for its version opens a window.
  return process.platform !== 'linux' || spawnSync(chromium.executablePath(), ['--version']).status === 0;
}

function playwright(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(...programOf('playwright', args), { stdio: 'inherit', timeout: 300_000, env });
}
