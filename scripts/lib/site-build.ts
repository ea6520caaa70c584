import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readEnvironment, startVariables } from '../../src/config/environment.ts';
import { allowBuiltStyles, PAGE_CACHE } from '../../src/next-internals/bundler-rules.ts';
import { noEnvFiles } from '../../src/next-internals/env-files.ts';
import { root, runCommand } from './process-group.ts';

const INPUTS = ['src', 'public', 'sdk', 'next.config.js', 'tsconfig.json', 'package-lock.json'];
// The built pages contain answers of the embedded host.
const HOST_INPUTS = ['mocks', 'openapi'];
// Tests, documentation, the built SDK package, the media files of the host, and validators, which are generated from
// openapi/ when they are missing.
const NO_INPUT = /\.test\.tsx?$|\.md$|^sdk\/(dist|examples)\/|^mocks\/media\/|^mocks\/generated\/validators\./;

// A build that has no secrets leaves none in its files, so it gets no variable that only servers and other commands read.
const withoutSecrets = {
  ...Object.fromEntries([...startVariables, 'CONTRACT_PASSWORD'].map((name) => [name, undefined])),
  ...noEnvFiles,
};

/** A build of the site; `distDir` is relative to the project. */
export type SiteBuild = {
  distDir: string;
  serviceHost: string;
  /** The address of the service for browsers, if it is another one. */
  publicServiceHost?: string;
  siteUrl: string;
  /** Enables the redirect between the hosts for small and large devices. */
  mainHost?: string;
  mockSource: boolean;
  /** Builds a standalone folder, in `standalone` below `distDir`. */
  isRelease?: boolean;
  /** Variables of the machine that builds, beside those of this process. */
  machine?: Record<string, string>;
};

/** Builds the site when a file that goes into it, or the service host behind it, has changed since the last build. */
export async function buildSite(options: SiteBuild): Promise<void> {
  const environment = siteEnvironment(options);
  readEnvironment({ ...process.env, ...environment });
  const hash = hashOf(inputFiles(options.mockSource), JSON.stringify(environment) + process.version);
  const stamp = stampOf(options.distDir);
  const pageCache = join(root, options.distDir, PAGE_CACHE);
  if (existsSync(pageCache) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    console.log('The site is already built from these files.');
    return;
  }
  console.log('Building the site (about a minute) …');
  rmSync(stamp, { force: true });
  await buildPageCache(pageCache);
  const given = { ...process.env, ...options.machine, ...withoutSecrets };
  await runCommand('next', ['build', '--webpack'], {
    env: { ...given, ...environment, SITE_BUILD_ID: randomUUID() },
  });
  allowBuiltStyles(root, options.distDir, options.isRelease ?? false);
  writeFileSync(stamp, hash);
}

/** Writes the page cache as one file whose imports Next can follow, so that a release needs no sources. */
async function buildPageCache(outfile: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'src/next-internals/page-cache.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
}

/** Makes the next `buildSite` build again, even if its files are unchanged. */
export function forgetBuild(distDir: string): void {
  rmSync(stampOf(distDir), { force: true });
}

const stampOf = (distDir: string) => join(root, distDir, 'kelana-build-inputs');

/** Returns the environment variables that the site reads at build time and at start. */
export function siteEnvironment({
  distDir,
  serviceHost,
  publicServiceHost,
  siteUrl,
  mainHost = process.env.MAIN_HOST ?? '',
  mockSource,
  isRelease = false,
}: SiteBuild) {
  return {
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: distDir,
    SERVICE_HOST: serviceHost,
    // Browsers may reach a given service at another address.
    NEXT_PUBLIC_SERVICE_HOST:
      publicServiceHost ?? ((mockSource ? '' : process.env.NEXT_PUBLIC_SERVICE_HOST) || serviceHost),
    NEXT_PUBLIC_SITE_URL: siteUrl,
    MAIN_HOST: mainHost,
    PICTURE_PATHS: process.env.PICTURE_PATHS ?? '',
    PICTURE_HOSTS: process.env.PICTURE_HOSTS ?? '',
    SITE_OUTPUT: isRelease ? 'standalone' : '',
    // With the embedded host the chat loads the host's stand-in of Chatwoot.
    NEXT_PUBLIC_CHAT_HOST: process.env.NEXT_PUBLIC_CHAT_HOST ?? (mockSource ? serviceHost : ''),
    NEXT_PUBLIC_CHAT_TOKEN: process.env.NEXT_PUBLIC_CHAT_TOKEN ?? (mockSource ? 'stand-in' : ''),
    NEXT_PUBLIC_ERROR_REPORTS_DSN: process.env.NEXT_PUBLIC_ERROR_REPORTS_DSN ?? '',
    NEXT_PUBLIC_VISIT_REPORTS_URL: process.env.NEXT_PUBLIC_VISIT_REPORTS_URL ?? '',
  };
}

/**
 * Returns every file whose change requires a new build, relative to the project; `mockSource` adds those of the
 * embedded host.
 */
export function inputFiles(mockSource: boolean): string[] {
  const inputs = mockSource ? [...INPUTS, ...HOST_INPUTS] : INPUTS;
  return inputs.flatMap(filesOf).filter((file) => !NO_INPUT.test(file));
}

function hashOf(files: string[], seed: string): string {
  const hash = createHash('sha256').update(seed);
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesOf(input: string): string[] {
  if (!existsSync(join(root, input))) return [];
  if (input.includes('.')) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort();
}
