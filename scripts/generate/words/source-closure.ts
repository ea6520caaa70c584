import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// What is imported, also by `import()`; a type is no code.
const IMPORT = /(?:^(?:import|export)\s+(?!type\b)(?:[\w*{}\s,]+\sfrom\s+)?|\bimport\()'([^']+)'/gm;

/** Every source file that the browser may load on a page of these files, now or later. Paths are relative to `root`. */
export function sourceClosure(root: string, files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(root, file).forEach(visit);
  };
  files.forEach(visit);
  return seen;
}

const known = new Map<string, string[]>();

function importsOf(root: string, file: string): string[] {
  const path = join(root, file);
  const imports =
    known.get(path) ??
    [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, name]) => fileOf(root, file, name as string));
  known.set(path, imports);
  return imports;
}

function fileOf(root: string, from: string, specifier: string): string[] {
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return [];
  const path = specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
}
