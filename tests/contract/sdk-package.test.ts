import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHost } from '../../mocks/host.ts';
import { importGraph } from '../../scripts/packages/import-graph.ts';
import { lintPackage } from '../../scripts/packages/package.ts';
import { type Consumer, createConsumer } from './sdk-package/consumer.ts';

let consumer: Consumer;
beforeAll(() => {
  consumer = createConsumer();
});
afterAll(() => consumer?.remove());

const jsonOf = (path: string) => JSON.parse(readFileSync(join(consumer.installed, path), 'utf8'));
const packedPaths = () => consumer.packed.files.map(({ path }) => path);
const graphOf = (entry: string) => importGraph(join(consumer.installed, entry));

test('the package has the built code, its sources, README and changelog, but no test', () => {
  const built = ['dist/index.js', 'dist/index.d.ts', 'dist/operations.js', 'src/generated/openapi.json'];
  expect(packedPaths()).toEqual(expect.arrayContaining([...built, 'README.md', 'CHANGELOG.md']));
  expect(packedPaths().filter((path) => /\.test\.|tsconfig/.test(path))).toEqual([]);
});

test.each(['index', 'operations'])('the entry %s reaches openapi-fetch alone', (entry) => {
  expect(graphOf(`dist/${entry}.js`).packages).toEqual(['openapi-fetch']);
  expect(graphOf(`dist/${entry}.d.ts`).packages).toEqual([]);
});

test('every source map and every import stays inside the package', () => {
  const maps = packedPaths().filter((path) => path.endsWith('.map'));
  const sources = maps.flatMap((path) => {
    const { sources, sourceRoot } = jsonOf(path) as { sources: string[]; sourceRoot: string };
    return sources.map((source) => posix.join(posix.dirname(path), sourceRoot, source));
  });
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((source) => !packedPaths().includes(source))).toEqual([]);
  // Throws when an imported file is missing.
  for (const entry of ['dist/index', 'dist/operations']) {
    for (const { files } of [graphOf(`${entry}.js`), graphOf(`${entry}.d.ts`)])
      expect(files.filter((file) => !file.startsWith(join(consumer.installed, 'dist')))).toEqual([]);
  }
});

test('publint finds nothing wrong', async () => {
  expect(await lintPackage(consumer.packed.tarball)).toEqual([]);
});

test.each(['nodenext', 'bundler', 'node10'] as const)(
  'correct calls compile and wrong calls do not, with the module resolution %s',
  async (resolution) => expect(await consumer.compile(resolution)).toBe(''),
  60_000,
);

test('plain Node needs only openapi-fetch', async () => {
  const host = await startHost({ port: 0, now: () => new Date('2027-01-15T03:00:00Z') });
  const example = join(consumer.installed, 'examples', 'plain-node.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [example, host.url]).finally(() => host.close());
  expect(stdout.trim().split('\n')).toEqual([
    'East Asia: 10 tours, the cheapest:',
    ...Array(3).fill(expect.stringMatching(/^ {2}\S.+, Rp \d{8}$/)),
    'Welcome back, Ratna.',
    expect.stringMatching(/^\d+ bookings, the first: .+ \((booking|deposit|cancel|full_payment)\)$/),
    'application/pdf that begins with %PDF-',
    '422 invalid: Some of the data is missing or not valid.',
    '  email: This is not an email address.',
    '  message: At least 10 characters.',
    '  name: Required.',
    'timeout of listRegionals: The service took too long to answer.',
  ]);
});
