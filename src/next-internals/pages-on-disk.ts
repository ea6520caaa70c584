import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the files that Next writes for a page, after the path of the page. */
const FILES = ['.html', '.json', '.meta'];

/**
 * Bounds the pages that an instance writes to its disk beside those of its build. Next itself never deletes one, and a
 * page of a tour takes 190 kB. Pages are rendered again while they are asked for, so the ones that were written longest
 * ago are the ones to delete; a deleted page is made again at its next visit.
 */
export class PagesOnDisk {
  readonly #folder: string;
  readonly #limit: number;
  readonly #sizes = new Map<string, number>();
  readonly #built: ReadonlySet<string>;
  #total = 0;

  constructor(serverDistDir: string, limit: number) {
    this.#folder = join(serverDistDir, 'pages');
    this.#limit = limit;
    this.#built = builtPaths(join(serverDistDir, '..', 'prerender-manifest.json'));
    // Pages that an earlier process of this build wrote.
    for (const { key, size } of writtenPages(this.#folder, this.#built)) this.#count(key, size);
  }

  /** Counts a page that was written, and deletes the oldest ones above the limit. */
  async written(key: string): Promise<void> {
    if (this.#built.has(key)) return;
    this.#count(key, sizeOf(join(this.#folder, key)));
    const tooMany: string[] = [];
    for (const [oldest, size] of this.#sizes) {
      if (this.#total <= this.#limit || oldest === key) break;
      this.#sizes.delete(oldest);
      this.#total -= size;
      tooMany.push(oldest);
    }
    const files = tooMany.flatMap((old) => FILES.map((end) => join(this.#folder, old + end)));
    // On a disk that cannot be written there is nothing to delete either.
    await Promise.allSettled(files.map((file) => rm(file, { force: true })));
  }

  #count(key: string, size: number): void {
    this.#total += size - (this.#sizes.get(key) ?? 0);
    this.#sizes.delete(key);
    this.#sizes.set(key, size);
  }
}

function builtPaths(manifest: string): Set<string> {
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8')) as { routes: object };
  return new Set(Object.keys(routes));
}

/** Returns the pages of a folder that are not of the build, those that were written longest ago first. */
function writtenPages(folder: string, built: ReadonlySet<string>): { key: string; size: number }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').slice(0, -'.html'.length)}`)
    .filter((key) => !built.has(key))
    .flatMap((key) => {
      const meta = statSync(join(folder, `${key}.meta`), { throwIfNoEntry: false });
      // A page without this file was written by the build.
      return meta ? [{ key, size: sizeOf(join(folder, key)), at: meta.mtimeMs }] : [];
    })
    .sort((a, b) => a.at - b.at);
}

function sizeOf(path: string): number {
  return FILES.reduce((sum, end) => sum + (statSync(path + end, { throwIfNoEntry: false })?.size ?? 0), 0);
}
