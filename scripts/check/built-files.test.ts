import { expect, test } from 'vitest';
import { COMPILE_HINT } from '../../src/next-internals/bundler-rules.ts';
import { browserBundle } from '../../tests/support/browser-bundle.ts';
import { foreignStylesIn, lacksCompileHint, REPORT_MARKERS, reportMarkersIn, serverValuesIn } from './built-files.ts';

const environment = {
  NODE_ENV: 'production',
  NEXT_PUBLIC_SERVICE_HOST: 'https://service.kelana.example',
  SERVICE_HOST: 'https://service.kelana.example',
  CACHE_ADDRESS: 'redis://cache.internal:6379',
  PORT: '3000',
};

test('the name and the value of a server variable are found', () => {
  expect(serverValuesIn('fetch("redis://cache.internal:6379/0")', environment)).toEqual(['CACHE_ADDRESS']);
  expect(serverValuesIn('a=process.env.CACHE_ADDRESS', environment)).toEqual(['CACHE_ADDRESS']);
  expect(serverValuesIn('a=e.env.SERVICE_HOST', environment)).toEqual(['SERVICE_HOST']);
});

test('public variables and short values are not reported', () => {
  const script = 'fetch("https://service.kelana.example"),"production",process.env.NODE_ENV,3000';
  expect(serverValuesIn(script, environment)).toEqual([]);
});

test('a style element is reported unless its text is a style sheet of the build', () => {
  const sheets = new Set(['p{color:red}']);
  expect(foreignStylesIn('<style data-emotion="css 1">p{}</style>', sheets)).toEqual(['<style data-emotion="css 1">']);
  expect(foreignStylesIn('<style>p{color:red}b{}</style>', sheets)).toEqual(['<style>']);
  expect(foreignStylesIn('<style data-n-href="/a.css">p{color:red}</style><p>styled</p>', sheets)).toEqual([]);
});

test.each([
  ['static/chunks/main-1a2b3c.js', '(self.webpackChunk=[])', true],
  ['static/chunks/main-1a2b3c.js', `${COMPILE_HINT}\n(self.webpackChunk=[])`, false],
  ['static/chunks/polyfills-1a2b3c.js', '!function(){}()', false],
  ['static/build/_buildManifest.js', 'self.__BUILD_MANIFEST={}', false],
])('only a chunk needs the compile hint: %s %s', (file, text, lacks) => {
  expect(lacksCompileHint(file, text)).toBe(lacks);
});

/** Returns the markers in a file for the browser, as in a build with this address for both kinds of reports. */
const bundledMarkersOf = async (file: string, address: string) => {
  const bundle = await browserBundle(file, {
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty' },
    external: ['next/*', 'next-i18next/*'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_ERROR_REPORTS_DSN': JSON.stringify(address),
      'process.env.NEXT_PUBLIC_VISIT_REPORTS_URL': JSON.stringify(address),
    },
  });
  return reportMarkersIn(bundle);
};

test('only in development the session contains the sign-in of the developer panel', async () => {
  const session = (mode: string) =>
    browserBundle('src/state/session.ts', { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } });
  expect(await session('development')).toContain('mock-token');
  expect(await session('production')).not.toContain('mock-token');
});

test.each([
  ['src/shell/boundaries.tsx', ['[email]', 'no-cors']],
  ['src/pages/_app.tsx', REPORT_MARKERS],
])('without an address %s brings nothing of the reports, with one their code', async (file, markers) => {
  expect(await bundledMarkersOf(file, '')).toEqual([]);
  expect(await bundledMarkersOf(file, 'https://reports.kelana.example/')).toEqual(markers);
});
