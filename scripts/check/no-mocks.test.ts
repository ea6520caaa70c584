import { expect, test } from 'vitest';
import { browserBundle } from '../../tests/support/browser-bundle.ts';
import { MARKERS, markersIn } from './no-mocks.ts';

const bundle = (file: string, NODE_ENV = 'production') =>
  browserBundle(file, {
    external: ['./render-pdf.ts'],
    define: { 'process.env.NODE_ENV': JSON.stringify(NODE_ENV) },
  });

test('the code of a preview contains every marker', async () => {
  expect([...markersIn(await bundle('mocks/browser.ts')), 'mock-token']).toEqual(MARKERS);
});

test('only in development the session contains the sign-in of the developer panel', async () => {
  expect(markersIn(await bundle('src/state/session.ts', 'development'))).toEqual(['mock-token']);
  expect(markersIn(await bundle('src/state/session.ts'))).toEqual([]);
});

test('the handlers without the browser part contain their own markers', async () => {
  expect(markersIn(await bundle('mocks/in-process.ts'))).toEqual(['x-mock-violations', 'pbkdf2-sha256']);
});

test('the SDK contains no marker', async () => {
  expect(markersIn(await bundle('sdk/src/index.ts'))).toEqual([]);
});
