import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { connectSharedPages, type SharedPages } from '../server/shared-pages/shared-pages.ts';
import { type BuiltPages, buildIdOf, isBuilding, readBuiltPages } from './built-pages.ts';

type FileCache = typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default;
type MemoryOf = typeof import('next/dist/server/lib/incremental-cache/memory-cache.external').getMemoryCache;
type Context = ConstructorParameters<FileCache>[0];
type GetArguments = Parameters<InstanceType<FileCache>['get']>;
type SetArguments = Parameters<InstanceType<FileCache>['set']>;
type Store = Pick<SharedPages, 'read' | 'write' | 'claim'>;
type CacheEntry = NonNullable<Awaited<ReturnType<InstanceType<FileCache>['get']>>>;

/** The last look into Redis, and the instance that renders the page again; `none` while the page is fresh. */
type RedisCheck = { checkedAt: number; renderer: 'none' | 'self' | 'other' };

const CHECK_INTERVAL_MS = 1000;
// The total wait, TRIES times TRY_MS, plus the timeout of the service, is short enough to report in time that a page
// could not be rendered.
const TRY_MS = 100;
const TRIES = 6;
const WEEK_S = 604_800;
/** The bytes of pages on the disk of an instance beside those of its build: some 2,700 pages of tours. */
const DISK_BYTES = 512 * 1024 * 1024;

// Next's default cache in files and memory. It is used alone without `REDIS_URL`, and as the fallback while Redis is
// unavailable.
const require = createRequire(import.meta.url);
const FileSystemCache: FileCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const getMemoryCache: MemoryOf = require('next/dist/server/lib/incremental-cache/memory-cache.external').getMemoryCache;

// The clock by which Next judges the age of a page; unlike the wall clock, it does not move when the time is set.
const now = () => Math.floor(performance.timeOrigin + performance.now());

const redisChecks = new WeakMap<CacheEntry, RedisCheck>();
// Next creates a handler for every request; these are of the process.
let onDisk: PagesOnDisk | undefined;
let buildId: string | undefined;

/**
 * Next's cache handler for rendered pages. It stores them in this instance, bounded in bytes, and, with `REDIS_URL`, for
 * all instances of a build: one instance renders a page again, and within a second the others show the new version.
 */
export default class PageCache {
  readonly #own: InstanceType<FileCache>;
  readonly #memory: ReturnType<MemoryOf> | undefined;

  readonly #shared: Store | undefined;
  readonly #isBounded: boolean;

  constructor(context: Context, shared: Store | undefined = connectionOf(context)) {
    this.#own = new FileSystemCache(context);
    this.#shared = shared;
    this.#isBounded = Boolean(context.flushToDisk) && !context.dev && !isBuilding();
    if (this.#isBounded) onDisk ??= new PagesOnDisk(context.serverDistDir, DISK_BYTES);
    if (context.maxMemoryCacheSize) this.#memory = getMemoryCache(context.maxMemoryCacheSize);
  }

  async get(...args: GetArguments): Promise<CacheEntry | null> {
    const own = await this.#own.get(...args);
    if (!this.#shared) return own;
    const lastCheck = own && redisChecks.get(own);
    if (own && lastCheck && isRecentlyChecked(lastCheck, own)) return asFreshWhileOtherRenders(own, lastCheck.renderer);
    const [key] = args;
    const text = await this.#shared.read(key);
    if (text === undefined) return own;
    const newest = this.#newest(key, own, text);
    const isTaken = (!newest || isOld(newest)) && (await this.#shared.claim(key, madeAt(newest))) === false;
    const renderer = newest && !isOld(newest) ? 'none' : isTaken ? 'other' : 'self';
    if (!newest) return renderer === 'other' ? this.#fromOthers(key) : null;
    redisChecks.set(newest, { checkedAt: now(), renderer });
    return asFreshWhileOtherRenders(newest, renderer);
  }

  async set(...args: SetArguments): Promise<void> {
    await this.#own.set(...args);
    const [key, value, context] = args;
    const kind = value?.kind ?? 'PAGES';
    if (this.#isBounded && value?.kind === 'PAGES') await onDisk?.written(key);
    if (!this.#shared || context.fetchCache || (kind !== 'PAGES' && kind !== 'REDIRECT')) return;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const stored = { value, lastModified: now(), cacheControl };
    // Next's cache may stamp by the wall clock, whose times cannot be compared with those of other instances.
    this.#memory?.set(key, stored);
    const text = JSON.stringify(stored);
    // A client can request any number of unknown addresses, so 404 pages get a short lifetime.
    const seconds = value === null ? cacheControl?.revalidate || WEEK_S : (cacheControl?.expire ?? WEEK_S);
    await this.#shared.write(key, text, seconds);
  }

  revalidateTag(...args: Parameters<InstanceType<FileCache>['revalidateTag']>): Promise<void> {
    return this.#own.revalidateTag(...args);
  }

  resetRequestCache(): void {
    this.#own.resetRequestCache();
  }

  #newest(key: string, own: CacheEntry | null, text: string | null): CacheEntry | null {
    const theirs = text === null ? null : (JSON.parse(text) as CacheEntry);
    if (!theirs || (own?.lastModified ?? 0) >= (theirs.lastModified ?? 0)) return own;
    this.#memory?.set(key, theirs);
    return theirs;
  }

  /** Waits for a page that is not cached yet and that another instance is generating. */
  async #fromOthers(key: string): Promise<CacheEntry | null> {
    for (let count = 0; count < TRIES; count += 1) {
      await new Promise((go) => setTimeout(go, TRY_MS));
      const text = await this.#shared?.read(key);
      if (text === undefined) return null;
      if (text !== null) return this.#newest(key, null, text);
    }
    return null;
  }
}

function connectionOf({ dev, serverDistDir }: Partial<Context>): SharedPages | undefined {
  const url = process.env.REDIS_URL?.trim();
  // The handler that Next creates for the proxy has no folder, and no pages.
  if (!url || dev || isBuilding() || !serverDistDir) return undefined;
  buildId ??= buildIdOf(join(serverDistDir, '..'));
  return connectSharedPages(url, buildId);
}

// Files of one build have the same modification time on every instance, except for the fraction of a second.
const madeAt = (entry: CacheEntry | null) => Math.floor(entry?.lastModified ?? 0);

/**
 * Returns true when the page must be rendered again. Only pages rendered at run time have a `cacheControl`; pages of
 * the build have none and are old at once.
 */
function isOld({ lastModified, cacheControl }: CacheEntry): boolean {
  if (cacheControl?.revalidate === false) return false;
  return now() >= (lastModified ?? 0) + (cacheControl?.revalidate ?? 0) * 1000;
}

function isRecentlyChecked({ checkedAt, renderer }: RedisCheck, own: CacheEntry): boolean {
  return now() - checkedAt < CHECK_INTERVAL_MS && (renderer !== 'none' || !isOld(own));
}

/**
 * Returns the stored page. While another instance renders it again, the copy is marked as fresh, or Next would render
 * it here too.
 */
function asFreshWhileOtherRenders(entry: CacheEntry, renderer: RedisCheck['renderer']): CacheEntry {
  return renderer === 'other' ? { ...entry, lastModified: now() } : entry;
}

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
  readonly #built: BuiltPages;
  #total = 0;

  constructor(serverDistDir: string, limit: number) {
    this.#folder = join(serverDistDir, 'pages');
    this.#limit = limit;
    this.#built = readBuiltPages(join(serverDistDir, '..'));
    // Pages that an earlier process of this build wrote.
    for (const { key, size } of writtenPages(this.#folder, this.#built)) this.#count(key, size);
  }

  /** Counts a page that was written, and deletes the oldest ones above the limit. */
  async written(key: string): Promise<void> {
    if (Object.hasOwn(this.#built, key)) return;
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

/** Returns the pages of a folder that are not of the build, those that were written longest ago first. */
function writtenPages(folder: string, built: BuiltPages): { key: string; size: number }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').slice(0, -'.html'.length)}`)
    .filter((key) => !Object.hasOwn(built, key))
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
