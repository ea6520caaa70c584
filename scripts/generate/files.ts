import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Contents by path below the repository's root. */
export type Files = Record<string, string>;

function contentOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Returns the paths whose content on disk differs from the given one. */
export function changed(root: string, files: Files): string[] {
  return Object.keys(files).filter((path) => contentOf(join(root, path)) !== files[path]);
}

/** Writes only the changed files, so that watchers ignore the others, and returns the paths of the changed ones. */
export function write(root: string, files: Files): string[] {
  const paths = changed(root, files);
  for (const path of paths) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, files[path] ?? '');
  }
  return paths;
}

export function firstLine(root: string, path: string): string {
  return contentOf(join(root, path))?.split('\n', 1)[0] ?? '';
}
