import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '../../sdk/generated/operations.ts';

const HARD_LIMIT = 250;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  // A file that was just moved is still in the index.
  .filter((file) => file !== '' && existsSync(file));
const code = files.filter((file) => /\.(ts|tsx|mjs|cjs|js|css)$/.test(file) && !file.includes('/generated/'));
const textOf = (file: string) => readFileSync(file, 'utf8');

test('the top level holds only what belongs there', () => {
  const top = [...new Set(files.map((file) => file.split('/')[0] as string))].filter((name) => !name.startsWith('.'));
  expect(top.sort()).toEqual([
    'README.md',
    'mocks',
    'next.config.js',
    'openapi',
    'package-lock.json',
    'package.json',
    'public',
    'scripts',
    'sdk',
    'src',
    'tests',
    'tsconfig.json',
  ]);
});

test('no hand-written file is longer than 250 lines', () => {
  const long = code.filter((file) => textOf(file).split('\n').length > HARD_LIMIT + 1);
  expect(long).toEqual([]);
});

test('names are kebab-case, also those of components', () => {
  const odd = code.filter(
    (file) =>
      !/^(\.?[a-z0-9]+([.-][a-z0-9]+)*|_[a-z]+|\[(\.\.\.)?[a-z]+\](\.route)?)\.[a-z]+$/.test(
        file.split('/').at(-1) as string,
      ),
  );
  expect(odd).toEqual([]);
});

test('there are no dumping files and no barrels but the door of the SDK', () => {
  const dumps = code.filter((file) => /(^|\/)(utils?|helpers?|misc|types)(\.|\/)/.test(file));
  const barrels = code.filter(
    (file) => /\/index\.tsx?$/.test(file) && !file.startsWith('src/pages/') && file !== 'sdk/index.ts',
  );
  expect([...dumps, ...barrels]).toEqual([]);
});

test('only src/next-internals imports the insides of Next', () => {
  const pattern = /['"]next\/dist\//;
  expect(pattern.test("import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';")).toBe(
    true,
  );
  const importers = code.filter((file) => pattern.test(textOf(file)));
  expect(importers.filter((file) => !file.startsWith('src/next-internals/'))).toEqual([
    'tests/architecture/repository.test.ts',
  ]);
  expect(importers.length).toBeGreaterThan(3);
});

test('route files stay thin', () => {
  const thick = files.filter((file) => file.startsWith('src/pages/') && textOf(file).split('\n').length > 50);
  expect(thick).toEqual([]);
});

test('nothing speaks of the machine it was made on', () => {
  const own = new RegExp(
    ['/wo' + 'rk/', '/fa' + 'rm/', '/root' + '/', 'registry' + '\\.npm', '192\\.168\\.'].join('|'),
  );
  const leaks = [...code, 'README.md', 'package.json', 'package-lock.json', '.npmrc'].filter(
    (file) => files.includes(file) && own.test(textOf(file)),
  );
  expect(leaks).toEqual([]);
});

test('the mocks stay outside the site: only worker mode names them', () => {
  const naming = code.filter(
    (file) =>
      /^(src|sdk)\//.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /from '[^']*mocks\/|import\('[^']*mocks\//.test(textOf(file)),
  );
  expect(naming).toEqual(['src/api/worker-mode.ts']);
});

// Comes with its screen; the list only shrinks.
const notUsedYet: string[] = [];

test('every documented operation is used by the site or listed as not used yet', () => {
  const site = code
    .filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))
    .map(textOf)
    .join('\n');
  // As the first argument of a call: a mere list of names uses nothing.
  const unused = Object.keys(operations).filter((operationId) => !new RegExp(`\\(\\s*'${operationId}'`).test(site));
  expect(unused.sort()).toEqual(notUsedYet);
});
