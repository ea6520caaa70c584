import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { MARKERS, marksIn } from './no-mocks.ts';

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    external: ['./render-pdf.ts'],
  });
  return outputFiles[0]?.text ?? '';
}

test('every mark stands in the code a preview loads', async () => {
  const panel = await bundled('src/shell/developer-panel/messages.ts');
  const found = [...marksIn(await bundled('mocks/browser.ts')), ...marksIn(panel)];
  expect(found).toEqual(MARKERS);
});

test('the handlers alone are known by their marks', async () => {
  expect(marksIn(await bundled('mocks/in-process.ts'))).toEqual(['x-mock-violations', 'pbkdf2-sha256']);
});

test('the client of every build has none', async () => {
  expect(marksIn(await bundled('sdk/index.ts'))).toEqual([]);
});
