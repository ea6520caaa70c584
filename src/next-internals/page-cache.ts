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

/** Which instance regenerates the page; `nobody` while the page is fresh. */
type Known = { askedAt: number; turn: 'nobody' | 'ours' | 'theirs' };

const KNOWN_FOR_MS = 1000;
// With the service's own time it is still said in time that a page could not be made.
const TRY_MS = 100;
const TRIES = 6;
const WEEK_S = 604_800;

// Next's own cache, of files and memory: it stands alone without Redis, and in for it while it is gone.
const require = createRequire(import.meta.url);
const FileSystemCache: FileCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const getMemoryCache: MemoryOf = require('next/dist/server/lib/incremental-cache/memory-cache.external').getMemoryCache;

const known = new WeakMap<Kept, Known>();
// Next creates a handler for every request, so the connection is shared by the process.
let connection: SharedPages | undefined;

/**
 * The pages that are kept between two requests, by this instance and, with `REDIS_URL`, by all instances of a build
 * together: one of them makes a page anew, and within a second the others show it.
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
    // Anybody can request unknown addresses, so missing pages get a short lifetime.
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

  /** Waits for a page that is not cached yet and that another instance is generating. */
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
  // Loaded here, with the client of Redis, which others do without.
  const {
    sharedPages,
  }: typeof import('../server/shared-pages/shared-pages.ts') = require('../server/shared-pages/shared-pages.ts');
  connection ??= sharedPages(url, readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim());
  return connection;
}

// Files of a build have the same time in every instance of it, but for the fraction.
const madeAt = (kept: Kept | null) => Math.floor(kept?.lastModified ?? 0);

/** Next has told the instance that made a page how long it lasts; those of the build come without it. */
function isOld({ lastModified, cacheControl }: Kept): boolean {
  if (cacheControl?.revalidate === false) return false;
  return Date.now() >= (lastModified ?? 0) + (cacheControl?.revalidate ?? 0) * 1000;
}

function isEnough({ askedAt, turn }: Known, own: Kept): boolean {
  return Date.now() - askedAt < KNOWN_FOR_MS && (turn !== 'nobody' || !isOld(own));
}

/** While another instance regenerates the page, this one marks its copy as fresh, or Next would regenerate it too. */
function inTurn(kept: Kept, turn: Known['turn']): Kept {
  return turn === 'theirs' ? { ...kept, lastModified: Date.now() } : kept;
}
