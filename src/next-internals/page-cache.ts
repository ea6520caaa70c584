import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SharedPages } from '../server/shared-pages/shared-pages.ts';

type FileCache = typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default;
type MemoryOf = typeof import('next/dist/server/lib/incremental-cache/memory-cache.external').getMemoryCache;
type Context = ConstructorParameters<FileCache>[0];
type GetArguments = Parameters<InstanceType<FileCache>['get']>;
type SetArguments = Parameters<InstanceType<FileCache>['set']>;
type Kept = NonNullable<Awaited<ReturnType<InstanceType<FileCache>['get']>>>;

/** The instance whose turn it is to renew a page; 'nobody' while the page is fresh. */
type Known = { askedAt: number; turn: 'nobody' | 'ours' | 'theirs' };

const KNOWN_FOR_MS = 1000;
// Together with the timeout of the service this still leaves time to show that a page could not be made.
const TRY_MS = 100;
const TRIES = 6;
const WEEK_S = 604_800;

// Next's own cache of files and memory. It is the only one without Redis, and the fallback while Redis is down.
const require = createRequire(import.meta.url);
const FileSystemCache: FileCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const getMemoryCache: MemoryOf = require('next/dist/server/lib/incremental-cache/memory-cache.external').getMemoryCache;

const known = new WeakMap<Kept, Known>();
// Next creates a handler for every request, so the connection is shared by the process.
let connection: SharedPages | undefined;

/**
 * Cache handler for Next: stores rendered pages in this instance and, with `REDIS_URL`, shares them between all
 * instances of a build. One instance renews a page, and within a second the others serve it.
 */
export default class PageCache {
  readonly #own: InstanceType<FileCache>;
  readonly #memory: ReturnType<MemoryOf> | undefined;

  readonly #shared: SharedPages | undefined;

  constructor(context: Context, shared = connectionOf(context)) {
    this.#own = new FileSystemCache(context);
    this.#shared = shared;
    if (context.maxMemoryCacheSize) this.#memory = getMemoryCache(context.maxMemoryCacheSize);
  }

  async get(...args: GetArguments): Promise<Kept | null> {
    const own = await this.#own.get(...args);
    if (!this.#shared) return own;
    const last = own && known.get(own);
    if (own && last && isEnough(last, own)) return inTurn(own, last.turn);
    const [key] = args;
    const text = await this.#shared.read(key);
    if (text === undefined) return own;
    const newest = this.#newest(key, own, text);
    const isTaken = (!newest || isOld(newest)) && (await this.#shared.claim(key, madeAt(newest))) === false;
    const turn = newest && !isOld(newest) ? 'nobody' : isTaken ? 'theirs' : 'ours';
    if (!newest) return turn === 'theirs' ? this.#fromOthers(key) : null;
    known.set(newest, { askedAt: Date.now(), turn });
    return inTurn(newest, turn);
  }

  async set(...args: SetArguments): Promise<void> {
    await this.#own.set(...args);
    const [key, value, context] = args;
    const kind = value?.kind ?? 'PAGES';
    if (!this.#shared || context.fetchCache || (kind !== 'PAGES' && kind !== 'REDIRECT')) return;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const text = JSON.stringify({ value, lastModified: Date.now(), cacheControl });
    // A 404 is stored only for a short time, because anybody can request any number of missing pages.
    const seconds = value === null ? cacheControl?.revalidate || WEEK_S : (cacheControl?.expire ?? WEEK_S);
    await this.#shared.write(key, text, seconds);
  }

  revalidateTag(...args: Parameters<InstanceType<FileCache>['revalidateTag']>): Promise<void> {
    return this.#own.revalidateTag(...args);
  }

  resetRequestCache(): void {
    this.#own.resetRequestCache();
  }

  #newest(key: string, own: Kept | null, text: string | null): Kept | null {
    const theirs = text === null ? null : (JSON.parse(text) as Kept);
    if (!theirs || (own?.lastModified ?? 0) >= (theirs.lastModified ?? 0)) return own;
    this.#memory?.set(key, theirs);
    return theirs;
  }

  /** Waits for a page that no instance has stored and another instance is making. */
  async #fromOthers(key: string): Promise<Kept | null> {
    for (let count = 0; count < TRIES; count += 1) {
      await new Promise((go) => setTimeout(go, TRY_MS));
      const text = await this.#shared?.read(key);
      if (text === undefined) return null;
      if (text !== null) return this.#newest(key, null, text);
    }
    return null;
  }
}

function connectionOf({ dev, serverDistDir }: Context): SharedPages | undefined {
  const url = process.env.REDIS_URL?.trim();
  if (!url || dev || process.env.NEXT_PHASE === 'phase-production-build') return undefined;
  // Loaded on demand with the Redis client, which instances without Redis do not need.
  const { sharedPages }: typeof import('./shared-pages.ts') = require('./shared-pages.ts');
  connection ??= sharedPages(url, readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim());
  return connection;
}

// Built files have the same time in every instance, except for the fraction of a millisecond.
const madeAt = (kept: Kept | null) => Math.floor(kept?.lastModified ?? 0);

/** Pages made while running carry their lifetime; pages of the build do not, so they count as stale at once. */
function isOld({ lastModified, cacheControl }: Kept): boolean {
  if (cacheControl?.revalidate === false) return false;
  return Date.now() >= (lastModified ?? 0) + (cacheControl?.revalidate ?? 0) * 1000;
}

function isEnough({ askedAt, turn }: Known, own: Kept): boolean {
  return Date.now() - askedAt < KNOWN_FOR_MS && (turn !== 'nobody' || !isOld(own));
}

/** While another instance renews the page, its copy here counts as fresh, or Next would render it too. */
function inTurn(kept: Kept, turn: Known['turn']): Kept {
  return turn === 'theirs' ? { ...kept, lastModified: Date.now() } : kept;
}
