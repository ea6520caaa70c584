import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

/** The classes of one CSS module that components read, with one file that reads each. */
type ReadClasses = {
  fileOf: Map<string, string>;
  /** A component reads classes by a computed name, or passes all of them on. */
  isComputed: boolean;
};

/** Returns the classes that a CSS module defines; `:global(.name)` is defined elsewhere. */
function classesOf(module: string): Set<string> {
  const rules = readFileSync(module, 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** Returns what components read from each CSS module, by its path. */
function readModules(): Map<string, ReadClasses> {
  const modules = new Map<string, ReadClasses>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const code = readFileSync(file, 'utf8');
    const body = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '');
    for (const [, variable = '', path = ''] of code.matchAll(IMPORT)) {
      const module = path.startsWith('@/') ? path.replace('@', 'src') : normalize(join(dirname(file), path));
      const read = modules.get(module) ?? { fileOf: new Map(), isComputed: false };
      modules.set(module, read);
      for (const [, name = ''] of body.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')))
        read.fileOf.set(name, file);
      read.isComputed ||= new RegExp(`(?<![\\w.-])${variable}\\b(?![.\\w-])`).test(body);
    }
  }
  return modules;
}

test('components name only classes that exist', () => {
  const modules = readModules();
  expect(modules.size).toBeGreaterThan(100);
  const unknown = [...modules].flatMap(([module, { fileOf }]) => {
    const classes = classesOf(module);
    return [...fileOf].flatMap(([name, file]) => (classes.has(name) ? [] : [`${file}: ${name}`]));
  });
  expect(unknown).toEqual([]);
});

test('every class of a style sheet is named by a component', () => {
  const modules = readModules();
  expect([...modules.values()].filter(({ isComputed }) => isComputed).length).toBeLessThan(30);
  const unused = globSync('src/**/*.module.css').flatMap((module) => {
    const read = modules.get(module);
    if (read?.isComputed) return [];
    return [...classesOf(module)].filter((name) => !read?.fileOf.has(name)).map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});
