import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Returns all files of the package that an entry imports, also indirectly, and the specifiers of other packages. */
export function importGraph(entry: string): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const specifier of specifiersOf(file)) {
      if (!specifier.startsWith('.')) packages.add(specifier);
      else visit(resolveDeclaration(posix.join(posix.dirname(file), specifier), file));
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

// Declarations keep the import paths of the source; TypeScript resolves `./call.ts` there as `./call.d.ts`.
function resolveDeclaration(path: string, importer: string): string {
  return importer.endsWith('.d.ts') ? path.replace(/(?<!\.d)\.[jt]s$/, '.d.ts') : path;
}
