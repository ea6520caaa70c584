import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHost } from '../../mocks/host.ts';
import { buildPackage } from '../../scripts/sdk/build-package.ts';
import { lintPackage } from '../../scripts/sdk/lint-package.ts';
import { packedTable, packPackage } from '../../scripts/sdk/pack-package.ts';
import { type Consumer, makeConsumer } from './sdk-package/consumer.ts';
import { importGraph } from './sdk-package/import-graph.ts';

let consumer: Consumer;
beforeAll(() => {
  consumer = makeConsumer();
}, 60_000);
afterAll(() => consumer?.remove());

const contentOf = (path: string) => readFileSync(join(consumer.installed, path), 'utf8');
const jsonOf = (path: string) => JSON.parse(contentOf(path));
const paths = () => consumer.packed.files.map(({ path }) => path);
const reach = (entry: string) => importGraph(join(consumer.installed, entry));

test("the package has the document's version", () => {
  expect(jsonOf('package.json').version).toBe(jsonOf('generated/openapi.json').info.version);
});

test('it holds what runs, its sources and its words, but no test', () => {
  for (const path of ['dist/index.js', 'dist/index.d.ts', 'dist/react/hooks.js', 'generated/openapi.json', 'README.md'])
    expect(paths()).toContain(path);
  expect(paths().filter((path) => /\.test\.|tsconfig/.test(path))).toEqual([]);
  expect(packedTable(consumer.packed)).toMatch(
    /^@kelana\/sdk \d+\.\d+\.\d+\n[\s\S]+ dist\/index\.js\n[\s\S]+ files, .+ packed/,
  );
});

test('the root entry reaches neither React nor SWR, in code and in types', () => {
  expect(reach('dist/index.js').packages).toEqual(['openapi-fetch']);
  expect(reach('dist/index.d.ts').packages).toEqual([]);
});

test('the hooks are for the browser and do not bring the client', () => {
  expect(contentOf('dist/react/hooks.js')).toMatch(/^'use client';/);
  const { files, packages } = reach('dist/react/hooks.js');
  expect(packages).toEqual(['react', 'swr']);
  expect(files.map((file) => posix.basename(file))).not.toContain('client.js');
});

test('every map and every import stays inside the package', () => {
  const maps = paths().filter((path) => path.endsWith('.map'));
  const sources = maps.flatMap((path) => {
    const { sources, sourceRoot } = jsonOf(path) as { sources: string[]; sourceRoot: string };
    return sources.map((source) => posix.join(posix.dirname(path), sourceRoot, source));
  });
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((source) => !paths().includes(source))).toEqual([]);
  // Throws where a neighbour is missing.
  for (const entry of ['dist/index', 'dist/react/hooks']) {
    for (const { files } of [reach(`${entry}.js`), reach(`${entry}.d.ts`)])
      expect(files.filter((file) => !file.startsWith(join(consumer.installed, 'dist')))).toEqual([]);
  }
});

test('publint finds nothing wrong', async () => {
  expect(await lintPackage(consumer.packed.tarball)).toEqual([]);
});

test.each(['nodenext', 'bundler', 'node10'] as const)(
  'right calls compile and wrong ones do not, resolved like %s',
  async (resolution) => expect(await consumer.compile(resolution)).toBe(''),
  60_000,
);

test('plain Node needs openapi-fetch alone', async () => {
  const host = await startHost({ port: 0, now: () => new Date('2027-01-15T03:00:00Z') });
  const example = join(consumer.installedAlone, 'examples', 'plain-node.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [example, host.url]).finally(() => host.close());
  expect(stdout.trim().split('\n')).toEqual([
    'Asia Timur: 10 tours, the cheapest:',
    expect.stringMatching(/^ {2}\S.+, Rp \d{8}$/),
    expect.stringMatching(/^ {2}\S.+, Rp \d{8}$/),
    expect.stringMatching(/^ {2}\S.+, Rp \d{8}$/),
    'Welcome back, Ratna.',
    expect.stringMatching(/^\d+ bookings, the first: .+ \((booking|deposit|cancel|full_payment)\)$/),
    'application/pdf that begins with %PDF-',
    '422 invalid: Some of the data is missing or not valid.',
    '  email: This is not an email address.',
    '  message: At least 10 characters.',
    '  name: Required.',
    'timeout of listRegionals: The service took too long to answer.',
  ]);
}, 60_000);

test('a package without one of its entries is refused', async () => {
  rmSync(join(consumer.source, 'dist', 'react'), { recursive: true });
  const { tarball } = packPackage(consumer.source, join(consumer.source, '..', 'broken'));
  expect((await lintPackage(tarball)).join('\n')).toMatch(/dist\/react\/hooks\.js/);
});

test('a package of another version than its document is not built', () => {
  const file = join(consumer.source, 'package.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(text), version: '0.0.1' }));
  expect(() => buildPackage(consumer.source)).toThrow(
    /^sdk\/package\.json says 0\.0\.1, the document [1-9][\d.]+\. Put the document's version into sdk\/package\.json\.$/,
  );
});
