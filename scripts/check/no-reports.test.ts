import { expect, test } from 'vitest';
import { browserBundle } from '../../tests/support/browser-bundle.ts';
import { REPORT_MARKERS, reportMarkersIn } from './no-reports.ts';

/** Bundles a file for the browser, as in a build with this address for both kinds of reports. */
function bundle(file: string, address: string): Promise<string> {
  return browserBundle(file, {
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
}

test.each([
  ['src/shell/boundaries/error-boundary.tsx', ['[email]', 'no-cors']],
  ['src/pages/_app.tsx', REPORT_MARKERS],
])('without an address %s brings nothing of the reports, with one their code', async (file, markers) => {
  expect(reportMarkersIn(await bundle(file, ''))).toEqual([]);
  expect(reportMarkersIn(await bundle(file, 'https://reports.kelana.example/'))).toEqual(markers);
});
