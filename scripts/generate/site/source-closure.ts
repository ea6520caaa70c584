import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Options = {
  /** Also follows `import()`. */
  hasDynamic?: boolean;
  /** Refuses files, which are then neither returned nor followed. */
  isFollowed?: (file: string) => boolean;
};

// A type import loads no code.
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[\w*{}\s,]+\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'/g;

/**
 * Returns the source files and style sheets that are loaded together with these files; the sheets of a file come after
 * those of the files it imports. Paths are relative to `root`.
 */
export function sourceClosure(root: string, files: readonly string[], options: Options = {}): Set<string> {
  const { hasDynamic = false, isFollowed = () => true } = options;
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !isFollowed(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) return;
    const imports = importsOf(root, file).filter(({ isDynamic }) => hasDynamic || !isDynamic);
    const isSheet = ({ path }: Import) => path.endsWith('.css');
    imports.sort((a, b) => Number(isSheet(a)) - Number(isSheet(b)));
    for (const { path } of imports) visit(path);
  };
  files.forEach(visit);
  return seen;
}

type Import = { path: string; isDynamic: boolean };
const known = new Map<string, Import[]>();

function importsOf(root: string, file: string): Import[] {
  const path = join(root, file);
  const before = known.get(path);
  if (before) return before;
  const text = readFileSync(path, 'utf8');
  const named = (pattern: RegExp, isDynamic: boolean) =>
    [...text.matchAll(pattern)].flatMap(([, name]) =>
      importedFile(root, file, name as string).map((imported) => ({ path: imported, isDynamic })),
    );
  const imports = [...named(STATIC, false), ...named(DYNAMIC, true)];
  known.set(path, imports);
  return imports;
}

/** Returns the file of an import specifier as a list of one; empty for a package or another kind of file. */
export function importedFile(root: string, from: string, specifier: string): string[] {
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return [];
  const path = specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].filter(
    (file) => /\.(tsx?|css)$/.test(file) && existsSync(join(root, file)),
  );
}
