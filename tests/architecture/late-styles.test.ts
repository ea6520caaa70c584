import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[\w*{}\s,]+\sfrom\s+)?'([^']+)'/gm;
const LATE = /\blate\(\(\) => import\('([^']+)'\)/g;

function fileOf(specifier: string, from: string): string | null {
  const path = specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(from), specifier);
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return null;
  return [path, `${path}.ts`, `${path}.tsx`].find((name) => /\.\w+$/.test(name) && existsSync(name)) ?? null;
}

const found = new Map<string, { files: string[]; late: string[] }>();

function importsOf(file: string) {
  const known = found.get(file);
  if (known) return known;
  const text = file.endsWith('.css') ? '' : readFileSync(file, 'utf8');
  const named = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => fileOf(name as string, file) ?? []);
  const imports = { files: named(IMPORT), late: named(LATE) };
  found.set(file, imports);
  return imports;
}

/** Every file that comes with this one. */
function closure(file: string): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    importsOf(name).files.forEach(visit);
  };
  visit(file);
  return seen;
}

const onEveryPage = closure('src/pages/_app.tsx');
const pages = globSync('src/pages/**/*.tsx').map(
  (page) => [page, new Set([...closure(page), ...onEveryPage])] as const,
);
const withLate = pages.filter(([, files]) => [...files].some((file) => importsOf(file).late.length > 0));

test('there are pages with late parts', () => {
  expect(withLate.map(([page]) => page)).toContain('src/pages/group-tour/[id].tsx');
});

test.each(withLate)('%s brings the styles of what the server writes and whose code comes late', (_page, files) => {
  const late = [...files].flatMap((file) => importsOf(file).late);
  const needed = late.flatMap((file) => [...closure(file)]).filter((file) => file.endsWith('.css'));
  expect([...new Set(needed)].filter((sheet) => !files.has(sheet))).toEqual([]);
});

const lists = globSync('src/**/late-parts.ts').map((list) => [list, importsOf(list)] as const);

test.each(lists)('%s lists no style that its late parts do without', (_list, { files, late }) => {
  const needed = new Set(late.flatMap((file) => [...closure(file)]));
  expect(files.filter((file) => file.endsWith('.css') && !needed.has(file))).toEqual([]);
});
