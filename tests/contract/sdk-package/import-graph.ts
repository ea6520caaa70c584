import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Everything an entry of the package reaches: its own files, and the packages by their specifiers. */
export function importGraph(entry: string): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const specifier of specifiersOf(file)) {
      if (!specifier.startsWith('.')) packages.add(specifier);
      else visit(declarationOf(posix.join(posix.dirname(file), specifier), file));
    }
  };
  visit(entry);
  return { files: [...files].sort(), packages: [...packages].sort() };
}

function specifiersOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)].map(
    ([, specifier]) => specifier as string,
  );
}

// A declaration names its neighbours as the source did; TypeScript reads `./call.ts` as `./call.d.ts`.
function declarationOf(path: string, importer: string): string {
  return importer.endsWith('.d.ts') ? path.replace(/(?<!\.d)\.[jt]s$/, '.d.ts') : path;
}
