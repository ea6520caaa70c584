import { expect, test } from 'vitest';
import { browserBundle } from '../../tests/support/browser-bundle.ts';
import { MOCK_MARKERS, markersIn, REPORT_MARKERS } from './built-markers.ts';

const mockMarkersIn = async (file: string, NODE_ENV = 'production') => {
  const define = { 'process.env.NODE_ENV': JSON.stringify(NODE_ENV) };
  return markersIn(await browserBundle(file, { external: ['./render-pdf.ts'], define }), MOCK_MARKERS);
};

/** Returns the markers in a file for the browser, as in a build with this address for both kinds of reports. */
const reportMarkersIn = async (file: string, address: string) => {
  const bundle = await browserBundle(file, {
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty' },
    external: ['next/*', 'next-i18next/*'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_SERVICE_MODE': '"host"',
      'process.env.NEXT_PUBLIC_ERROR_REPORTS_URL': JSON.stringify(address),
      'process.env.NEXT_PUBLIC_VISIT_REPORTS_URL': JSON.stringify(address),
    },
  });
  return markersIn(bundle, REPORT_MARKERS);
};

test('the code of a preview contains every marker', async () => {
  expect([...(await mockMarkersIn('mocks/browser.ts')), 'mock-token']).toEqual(MOCK_MARKERS);
  expect(await mockMarkersIn('mocks/in-process.ts')).toEqual(['x-mock-violations', 'pbkdf2-sha256']);
  expect(await mockMarkersIn('sdk/src/index.ts')).toEqual([]);
});

test('only in development the session contains the sign-in of the developer panel', async () => {
  expect(await mockMarkersIn('src/state/session.ts', 'development')).toEqual(['mock-token']);
  expect(await mockMarkersIn('src/state/session.ts')).toEqual([]);
});

test.each([
  ['src/shell/boundaries.tsx', ['[email]', 'no-cors']],
  ['src/pages/_app.tsx', REPORT_MARKERS],
])('without an address %s brings nothing of the reports, with one their code', async (file, markers) => {
  expect(await reportMarkersIn(file, '')).toEqual([]);
  expect(await reportMarkersIn(file, 'https://reports.kelana.example/')).toEqual(markers);
});
