import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css') && !path.endsWith('tokens.css'))
  .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);

const tokens = readFileSync(new URL('theme/tokens.css', root), 'utf8');
const defined = new Set([...tokens.matchAll(/--([\w-]+):/g)].map((match) => match[1]));

it.each(sheets)('%s uses only tokens that exist', (_path, css) => {
  const local = new Set([...css.matchAll(/--([\w-]+):/g)].map((match) => match[1]));
  const used = [...css.matchAll(/var\(--([\w-]+)/g)].map((match) => match[1]);
  expect(used.filter((name) => !defined.has(name) && !local.has(name))).toEqual([]);
});

// Unlayered, the style that loads last would win: a chunk that loads later brings the styles of its parts again.
it.each(sheets.filter(([path]) => path.endsWith('.module.css')))('%s lies in the layer of the parts', (_path, css) => {
  expect(css).toMatch(/^(\/\*[^\n]*\*\/\n)?@layer components \{\n/);
  expect(css.split('\n').filter((line) => /^[^\s/@}]/.test(line))).toEqual([]);
});
