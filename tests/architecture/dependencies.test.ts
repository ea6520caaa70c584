import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { version: string; dev?: true; integrity?: string; link?: true; hasInstallScript?: true };
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const MOST_DEPENDENCIES = 16;
// The first one without the advisories about redirects of the proxy and about languages in its paths.
const NEXT_FLOOR = [16, 2, 11];

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const all = Object.entries(lock.packages).filter(([path]) => path !== '');
const production = all.filter(([, { dev }]) => !dev);

/** Whether a version is this one or a later one. */
function isAtLeast(version: string, floor: readonly number[]): boolean {
  const parts = version.split('.').map(Number);
  const at = floor.findIndex((part, index) => parts[index] !== part);
  return at === -1 || (parts[at] as number) > (floor[at] as number);
}

test(`the site depends on ${MOST_DEPENDENCIES} packages at most`, () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(MOST_DEPENDENCIES);
});

test('every version is exact', () => {
  const named = Object.entries({ ...dependencies, ...devDependencies });
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package of a production install runs a script, and every package is known by its content', () => {
  expect(production.length).toBeGreaterThan(100);
  expect(production.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(all.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

// They come as peers of next-i18next: in a production install nobody else asks for them.
test.each(['i18next', 'react-i18next', '@emotion/cache', '@emotion/react'])('a production install has %s', (name) => {
  expect(production.map(([path]) => path)).toContain(`node_modules/${name}`);
});

test('next has none of the known faults of its proxy', () => {
  const { version } = lock.packages['node_modules/next'] as Entry;
  expect([version, isAtLeast(version, NEXT_FLOOR)]).toEqual([dependencies.next, true]);
  const others = ['16.2.10', '16.1.99', '15.9.0', '16.2.11', '16.3.0', '17.0.0'];
  expect(others.map((other) => isAtLeast(other, NEXT_FLOOR))).toEqual([false, false, false, true, true, true]);
});
