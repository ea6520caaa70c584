import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { styleRulesOf } from '../../../tests/support/style-rules';

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

it.each(sheets)('%s uses no literal colour', (path, css) => {
  const allowed = path === 'theme/global.css' ? ['#fff', '#000'] : [];
  const hexes = [...css.matchAll(/#[0-9a-f]{3,8}\b/gi)].map((match) => match[0]);
  expect(hexes.filter((hex) => !allowed.includes(hex))).toEqual([]);
});

// Unlayered, the style that loads last would win: a chunk that loads later brings the styles of its parts again.
it.each(sheets.filter(([path]) => path.endsWith('.module.css')))('%s lies in the layer of the parts', (_path, css) => {
  expect(css).toMatch(/^(\/\*[^\n]*\*\/\n)?@layer components \{\n/);
  expect(css.split('\n').filter((line) => /^[^\s/@}]/.test(line))).toEqual([]);
});

it('a heading or breadcrumb breaks a word that is wider than the screen', () => {
  const rules = [root, new URL('../features/shared/page-head/', root)].flatMap((url) =>
    styleRulesOf(fileURLToPath(url)),
  );
  const breaks = (file: string, selector: string) =>
    rules.some(
      (rule) => rule.file === file && rule.selector === selector && rule.declarations['overflow-wrap'] === 'anywhere',
    );
  for (const heading of ['h1', 'h2', 'h3', 'h4']) expect(breaks('theme/base.css', heading), heading).toBe(true);
  expect(breaks('crumbs.module.css', '.list')).toBe(true);
});
