import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockEntry = { version: string; dev?: true; integrity?: string; link?: true; hasInstallScript?: true };
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

// The seventeenth is prom-client, which a server loads only where its operator reads metrics.
const MAX_DEPENDENCIES = 17;
// The first version without the vulnerabilities in redirects of the proxy and in its paths with a language.
const MIN_NEXT_VERSION = [16, 2, 11];

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const productionPackages = packages.filter(([, { dev }]) => !dev);

function isAtLeast(version: string, minimum: readonly number[]): boolean {
  const parts = version.split('.').map(Number);
  const difference = minimum.findIndex((part, index) => parts[index] !== part);
  return difference === -1 || (parts[difference] as number) > (minimum[difference] as number);
}

test(`the site depends on ${MAX_DEPENDENCIES} packages at most`, () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(MAX_DEPENDENCIES);
});

test('every version is exact', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package of a production install runs a script, and every package has an integrity hash', () => {
  expect(productionPackages.length).toBeGreaterThan(100);
  expect(productionPackages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

// These are peer dependencies of next-i18next; no other package of a production install depends on them.
test.each(['i18next', 'react-i18next', '@emotion/cache', '@emotion/react'])('a production install has %s', (name) => {
  expect(productionPackages.map(([path]) => path)).toContain(`node_modules/${name}`);
});

test('next has none of the known vulnerabilities of its proxy', () => {
  const { version } = lock.packages['node_modules/next'] as LockEntry;
  expect([version, isAtLeast(version, MIN_NEXT_VERSION)]).toEqual([dependencies.next, true]);
});
