import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage } from '../lib/debian-package.ts';

// The headless shell first: without a desktop's compositor the same tests take half the time.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

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

/** The Chromium the browser tests use; installs one where none is found. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  if (run('playwright', ['install', '--with-deps', 'chromium'])) return 'bundled';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installPackage(name);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000, env }).status === 0;
}
