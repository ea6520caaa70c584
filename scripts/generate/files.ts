import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Contents by path below the repository's root. */
export type Files = Record<string, string>;

function contentOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The paths whose content on disk is not the given one. */
export function changed(root: string, files: Files): string[] {
  return Object.keys(files).filter((path) => contentOf(join(root, path)) !== files[path]);
}

/** Writes only what changed, so that watchers stay quiet, and returns those paths. */
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
