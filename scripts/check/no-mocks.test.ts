import { expect, test } from 'vitest';
import { browserBundle } from '../../tests/support/browser-bundle.ts';
import { MARKERS, markersIn } from './no-mocks.ts';

const bundle = (file: string) => browserBundle(file, { external: ['./render-in-thread.ts'] });

test('the code of a preview contains every marker', async () => {
  const panel = await bundle('src/shell/developer-panel/messages.ts');
  const markers = [...markersIn(await bundle('mocks/browser.ts')), ...markersIn(panel)];
  expect(markers).toEqual(MARKERS);
});

test('the handlers without the browser part contain their own markers', async () => {
  expect(markersIn(await bundle('mocks/in-process.ts'))).toEqual(['x-mock-violations', 'pbkdf2-sha256']);
});

test('the SDK contains no marker', async () => {
  expect(markersIn(await bundle('sdk/src/index.ts'))).toEqual([]);
});
