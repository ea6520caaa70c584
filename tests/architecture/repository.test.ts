import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as operations from '../../sdk/src/generated/operations.ts';

const HARD_LIMIT = 250;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  // The index still has a file that was moved or deleted but not committed.
  .filter((file) => file !== '' && existsSync(file));
const codeFiles = files.filter((file) => /\.(ts|tsx|mjs|cjs|js|css)$/.test(file) && !file.includes('/generated/'));
const textOf = (file: string) => readFileSync(file, 'utf8');

test('the top level has only the listed files and folders', () => {
  const topLevel = new Set(files.map((file) => file.split('/')[0] as string).filter((name) => !name.startsWith('.')));
  const folders = ['mocks', 'openapi', 'public', 'scripts', 'sdk', 'src', 'tests'];
  const ownFiles = [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'next.config.js',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
  ];
  expect([...topLevel].sort()).toEqual([...folders, ...ownFiles].sort());
});

test('no hand-written file is longer than 250 lines', () => {
  const longFiles = codeFiles.filter((file) => textOf(file).split('\n').length > HARD_LIMIT + 1);
  expect(longFiles).toEqual([]);
});

test('names are kebab-case, also those of components', () => {
  const invalidNames = codeFiles.filter(
    (file) =>
      !/^(\.?[a-z0-9]+([.-][a-z0-9]+)*|_[a-z]+|\[(\.\.\.)?[a-z]+\](\.route)?)\.[a-z]+$/.test(
        file.split('/').at(-1) as string,
      ),
  );
  expect(invalidNames).toEqual([]);
});

test('there are no catch-all files and no barrels but the entry of the SDK', () => {
  const catchAllFiles = codeFiles.filter((file) => /(^|\/)(utils?|helpers?|misc|types)(\.|\/)/.test(file));
  const barrels = codeFiles.filter(
    (file) => /\/index\.tsx?$/.test(file) && !file.startsWith('src/pages/') && file !== 'sdk/src/index.ts',
  );
  expect([...catchAllFiles, ...barrels]).toEqual([]);
});

const INSIDES =
  /['"]next\/dist\/|__(NEXT|next|N)_\w+|_nextI18Next|_next\/data|\b(prerender|build|routes|pages)-manifest|\bBUILD_ID\b|unstable_(?!serialize)\w+|x-nextjs-\w+|NEXT_PHASE|\bevents\.emit\(|\bRouter\.router\b|\brouter\.(components|isSsr|sd[cr])\b/g;

// Where a name has to stand: Next reads the rules of the proxy as text, and the launcher runs before anything is installed.
const STATED: Record<string, RegExp> = {
  'src/proxy.route.ts': /^x-nextjs-data$/,
  'src/config/security-headers.ts': /^x-nextjs-data$/,
  'src/state/device-storage.ts': /^__next_scroll_$/,
  'scripts/lib/launcher.mjs': /^__NEXT_PROCESSED_ENV$/,
};

/** Returns the insides of Next that a file names, with the line. */
function insidesIn(file: string, text = textOf(file)): string[] {
  const names = text
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(INSIDES)].map(([name]) => ({ name, at: at + 1 })));
  return names.flatMap(({ name, at }) => (STATED[file]?.test(name) ? [] : `${file}:${at} ${name}`));
}

test('only src/next-internals names insides of Next', () => {
  const bad = `import { a } from 'next/dist/a';\nexport const b = [window.__NEXT_DATA__, '/_next/data/b1/id.json'];
read('prerender-manifest.json'); props._nextI18Next; revalidate(path, { unstable_onlyGenerated: true });
events.emit('routeChangeError', error); Router.router?.pathname; swr.unstable_serialize(key); Router.events.on('a', b);`;
  expect(insidesIn('bad.ts', bad)).toEqual([
    "bad.ts:1 'next/dist/",
    'bad.ts:2 __NEXT_DATA__',
    'bad.ts:2 _next/data',
    'bad.ts:3 prerender-manifest',
    'bad.ts:3 _nextI18Next',
    'bad.ts:3 unstable_onlyGenerated',
    'bad.ts:4 events.emit(',
    'bad.ts:4 Router.router',
  ]);
  // Tests may state what Next sends, but import nothing of it either.
  const found = codeFiles
    .filter((file) => !file.startsWith('src/next-internals/') && file !== 'tests/architecture/repository.test.ts')
    .flatMap((file) => insidesIn(file))
    .filter((one) => /^(src|scripts)\/(?!.*\.test\.)/.test(one) || one.endsWith('next/dist/'));
  expect(found, 'Use what Next documents, or a function of src/next-internals with a row in its README').toEqual([]);
});

test('the README of src/next-internals has a row for each file', () => {
  const own = codeFiles.filter((file) => /^src\/next-internals\/(?!.*\.test\.)/.test(file));
  const readme = textOf('src/next-internals/README.md');
  expect(own.filter((file) => !readme.includes(`\n| \`${file.slice('src/next-internals/'.length)}\` |`))).toEqual([]);
});

test('route files stay thin', () => {
  const longRoutes = files.filter((file) => file.startsWith('src/pages/') && textOf(file).split('\n').length > 50);
  expect(longRoutes).toEqual([]);
});

test('no file contains paths or addresses of a development machine', () => {
  const machinePattern = new RegExp(
    ['/wo' + 'rk/', '/fa' + 'rm/', '/root' + '/', 'registry' + '\\.npm', '192\\.168\\.'].join('|'),
  );
  const leaks = [...codeFiles, 'README.md', 'package.json', 'package-lock.json', '.npmrc'].filter(
    (file) => files.includes(file) && machinePattern.test(textOf(file)),
  );
  expect(leaks).toEqual([]);
});

test('the site and its SDK import nothing of the mocks', () => {
  const importsMocks = (text: string) => /(from|import\(?|URL\()\s*['"`][^'"`]*mocks\//.test(text);
  const imports = [
    "import { a } from '../mocks/a.ts'",
    "import '../mocks/a.ts'",
    'import(`../mocks/a.ts`)',
    "new URL('../mocks/a')",
  ];
  expect(imports.filter(importsMocks)).toEqual(imports);
  const site = codeFiles.filter((file) => /^(src|sdk)\/(?!.*\.test\.tsx?$)/.test(file));
  expect(site.filter((file) => importsMocks(textOf(file)))).toEqual([]);
});

test('every documented operation is used by the site', () => {
  const site = codeFiles
    .filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))
    .map(textOf)
    .join('\n');
  // An operation counts as used when it is the first argument of a call; a list of names uses nothing.
  const unused = Object.keys(operations).filter((operationId) => !new RegExp(`\\(\\s*'${operationId}'`).test(site));
  expect(unused).toEqual([]);
});

test('every page of the member area is guarded, has the member panel with sign-out, and no personal data of the server', () => {
  const pages = globSync('src/pages/account/**/*.tsx').map((file) => [file, textOf(file)] as const);
  expect(pages.length).toBeGreaterThanOrEqual(5);
  const isSafe = (text: string) =>
    text.includes('export default memberPage(') &&
    !/getServerSideProps(?! = memberProps\()|cookies|authorization/i.test(text);
  expect(pages.filter(([, text]) => !isSafe(text)).map(([file]) => file)).toEqual([]);
});

const browserTests = globSync('tests/e2e/**/*.ts').map((file) => [file, textOf(file)] as const);
const constants = new Map(
  browserTests.flatMap(([, text]) =>
    [...text.matchAll(/const (\w+) = (.+);/g)].map(([, name, value]) => [name, value]),
  ),
);

/** Patterns and globs of files of the site, of other origins and of pages that only a test has. */
const OUTSIDE_SERVICE = /_next\\?\/(data|image|static)\b|\bwa\.me\b|\/widget\?|\/planted\b|\/nowhere-yet\b/;

/** Returns the intercepted URLs that belong to the service, or may belong to it. */
function interceptedServiceUrls(text: string): string[] {
  const urls = [...text.matchAll(/\.route\(\s*([^,]+),/g)].map(([, url = '']) => url);
  return urls.filter((url) => !OUTSIDE_SERVICE.test(constants.get(url) ?? url));
}

test('browser tests use faults of the host and do not intercept calls of the service', () => {
  const calls = `page.route('**/v1/auth/logout', a) context.route(\n  host + '/**', a) page.route('**/_next/data/**', a)`;
  expect(interceptedServiceUrls(calls)).toEqual(["'**/v1/auth/logout'", "host + '/**'"]);
  const interceptions = browserTests.flatMap(([file, text]) => interceptedServiceUrls(text).map((url) => [file, url]));
  // This test shows hostile texts in an empty page, which is not of the site and calls nothing.
  expect(interceptions).toEqual([['tests/e2e/security/hostile-text.spec.ts', "'**/*'"]]);
});

test('browser tests wait for a state of the page, not for a time or for an idle network', () => {
  const found = browserTests.filter(([, text]) => /networkidle|waitForTimeout/.test(text)).map(([file]) => file);
  expect(found, 'tests/e2e/support/loaded-page.ts has actions that wait for a page').toEqual([]);
});
