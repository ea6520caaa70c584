import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** Returns the classes that a CSS module defines; `:global(.name)` is defined elsewhere. */
function classesOf(file: string): Set<string> {
  const rules = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** Returns the names that components read from each CSS module, `*` for a computed one. */
function readNames(): Map<string, Map<string, string>> {
  const names = new Map<string, Map<string, string>>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const code = readFileSync(file, 'utf8');
    for (const [, variable = '', path = ''] of code.matchAll(IMPORT)) {
      const module = path.startsWith('@/') ? path.replace('@', 'src') : normalize(join(dirname(file), path));
      const found = names.get(module) ?? new Map<string, string>();
      names.set(module, found);
      for (const [, name = ''] of code.replace(IMPORT, '').matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')))
        found.set(name, file);
      if (new RegExp(`\\b${variable}(\\[|\\b(?!\\.))`).test(code.replace(IMPORT, ''))) found.set('*', file);
    }
  }
  return names;
}

test('components name only classes that exist', () => {
  const modules = readNames();
  expect(modules.size).toBeGreaterThan(100);
  const unknown = [...modules].flatMap(([module, names]) => {
    const classes = classesOf(module);
    return [...names].flatMap(([name, file]) => (name === '*' || classes.has(name) ? [] : [`${file}: ${name}`]));
  });
  expect(unknown).toEqual([]);
});

test('every class of a style sheet is named by a component', () => {
  const modules = readNames();
  const unused = globSync('src/**/*.module.css').flatMap((module) => {
    const names = modules.get(module);
    if (names?.has('*')) return [];
    return [...classesOf(module)].filter((name) => !names?.has(name)).map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});
