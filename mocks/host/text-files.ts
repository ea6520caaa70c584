import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';

const { resolve } = createRequire(import.meta.url);
const own = (name: string) => new URL(name, import.meta.url);

const FILES = {
  'index.html': own('index.html'),
  'openapi.json': own('../../sdk/src/generated/openapi.json'),
  'panel.css': own('panel/panel.css'),
  'panel.html': own('panel/panel.html'),
  'panel.js': own('panel/panel.ts'),
  'reference.html': own('reference/page.html'),
  'start.js': own('reference/start.js'),
  'swagger-ui-bundle.js': resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'swagger-ui.css': resolve('swagger-ui-dist/swagger-ui.css'),
  'widget.html': own('../chat/stand-in.html'),
};
export type TextFile = keyof typeof FILES;
export const textFiles = Object.keys(FILES) as TextFile[];

/** Reads a text that the host serves. The package has the texts inside (`scripts/packages/mocks.ts`). */
export async function readTextFile(name: TextFile): Promise<string> {
  const text = await readFile(FILES[name], 'utf8');
  return name === 'panel.js' ? (await transform(text, { loader: 'ts' })).code : text;
}
