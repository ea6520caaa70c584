import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SharedPages } from '../server/shared-pages/shared-pages';
import PageCache, { PagesOnDisk } from './page-cache';

type Context = ConstructorParameters<typeof PageCache>[0];
type Kind = Parameters<PageCache['get']>[1]['kind'];

const lifetime = { revalidate: 60, expire: 600 };
const getContext = { kind: 'PAGES' as Kind, isFallback: false } as Parameters<PageCache['get']>[1];
const setContext = { ...getContext, cacheControl: lifetime } as Parameters<PageCache['set']>[2];
const page = (html: string) =>
  ({ kind: 'PAGES', html, pageData: {}, headers: undefined, status: 200 }) as Parameters<PageCache['set']>[1];
const htmlOf = (entry: Awaited<ReturnType<PageCache['get']>>) => (entry?.value as { html?: string } | null)?.html;

/** The clock of Next: it passes with the timers of a test, and `vi.setSystemTime` does not move it. */
const now = () => Math.floor(performance.timeOrigin + performance.now());

// Each test has a separate page, because the memory cache belongs to the process.
let count = 0;
let key = '';
let redisEntries: Map<string, string>;
let claims: Set<string>;
let redis: Omit<SharedPages, 'claimKey' | 'ping'>;

/**
 * An instance without files. All instances of a test share the memory of one process, so only one at a time may cache a
 * page.
 */
function createInstance(
  shared: Omit<SharedPages, 'claimKey' | 'ping'> | undefined = redis,
  maxMemoryCacheSize = 1_000_000,
): PageCache {
  const fs = { existsSync: () => false, readFile: () => Promise.reject(new Error('no file')) };
  const context = { fs, flushToDisk: false, serverDistDir: '/nowhere', maxMemoryCacheSize, revalidatedTags: [] };
  return new PageCache(context as unknown as Context, shared);
}

/** Stores a page as another instance of the build does. */
function storeFromOtherInstance(html: string): void {
  redisEntries.set(key, JSON.stringify({ value: page(html), lastModified: now(), cacheControl: lifetime }));
}

beforeEach(() => {
  vi.useFakeTimers();
  count += 1;
  key = `/page-${count}`;
  redisEntries = new Map();
  claims = new Set();
  redis = {
    read: vi.fn(async (name) => redisEntries.get(name) ?? null),
    write: vi.fn(async (name, text) => {
      redisEntries.set(name, text);
    }),
    claim: vi.fn(async (name, madeAt) => !claims.has(`${name} ${madeAt}`) && Boolean(claims.add(`${name} ${madeAt}`))),
    close: () => undefined,
  };
});
afterEach(() => vi.useRealTimers());

test('the handler of the proxy, which has no folder, is not shared', async () => {
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
  const context = { fs: {}, flushToDisk: false, maxMemoryCacheSize: 0, revalidatedTags: [] };
  expect(() => new PageCache(context as unknown as Context)).not.toThrow();
});

describe('with Redis', () => {
  test('a page rendered by one instance is served by another, with its age and lifetime', async () => {
    storeFromOtherInstance('theirs');
    const storedAt = now();
    await vi.advanceTimersByTimeAsync(5000);
    const entry = await createInstance().get(key, getContext);
    expect([htmlOf(entry), entry?.lastModified, entry?.cacheControl]).toEqual(['theirs', storedAt, lifetime]);
  });

  test('a page rendered by one instance is stored for the others until it expires', async () => {
    await createInstance().set(key, page('ours'), setContext);
    expect(redis.write).toHaveBeenCalledWith(key, redisEntries.get(key), 600);
    expect(JSON.parse(redisEntries.get(key) ?? '')).toMatchObject({ value: { html: 'ours' }, cacheControl: lifetime });
  });

  test('a newer page of another instance is served within a second, and Redis is read once a second', async () => {
    await createInstance().set(key, page('old'), setContext);
    expect(htmlOf(await createInstance().get(key, getContext))).toBe('old');
    await vi.advanceTimersByTimeAsync(500);
    storeFromOtherInstance('new');
    expect(htmlOf(await createInstance().get(key, getContext))).toBe('old');
    expect(redis.read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(htmlOf(await createInstance().get(key, getContext))).toBe('new');
  });

  test('one of the instances with a stale page renders it again; for the others it counts as fresh', async () => {
    await createInstance().set(key, page('old'), setContext);
    const renderedAt = now();
    await vi.advanceTimersByTimeAsync(60_000);
    claims.add(`${key} ${renderedAt}`);
    expect((await createInstance().get(key, getContext))?.lastModified).toBe(now());
    claims.clear();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await createInstance().get(key, getContext))?.lastModified).toBe(renderedAt);
    expect(claims).toEqual(new Set([`${key} ${renderedAt}`]));
  });

  test('a page that becomes stale within the second is read from Redis at once', async () => {
    await createInstance().set(key, page('old'), setContext);
    const renderedAt = now();
    await vi.advanceTimersByTimeAsync(59_500);
    await createInstance().get(key, getContext);
    await vi.advanceTimersByTimeAsync(500);
    claims.add(`${key} ${renderedAt}`);
    expect((await createInstance().get(key, getContext))?.lastModified).toBe(now());
  });

  test.each([3_600_000, -3_600_000])(
    'a wall clock set by %i ms changes neither the age of a page nor which one is newer',
    async (stepMs) => {
      const hit = () => createInstance().get(key, getContext);
      vi.setSystemTime(Date.now() + stepMs);
      await createInstance().set(key, page('old'), setContext);
      const renderedAt = now();
      vi.setSystemTime(Date.now() + stepMs);
      expect((await hit())?.lastModified).toBe(renderedAt);
      expect(claims.size).toBe(0);
      await vi.advanceTimersByTimeAsync(1000);
      storeFromOtherInstance('new');
      expect(htmlOf(await hit())).toBe('new');
      await vi.advanceTimersByTimeAsync(60_000);
      await hit();
      expect(claims.size).toBe(1);
    },
  );

  test('a page that no instance has is rendered by one, and the others wait for it', async () => {
    expect(await createInstance().get(key, getContext)).toBe(null);
    const other = createInstance().get(key, getContext);
    await vi.advanceTimersByTimeAsync(300);
    storeFromOtherInstance('made');
    await vi.advanceTimersByTimeAsync(100);
    expect(htmlOf(await other)).toBe('made');
  });

  test('an instance that waits too long renders the page itself', async () => {
    claims.add(`${key} 0`);
    const entry = createInstance().get(key, getContext);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await entry).toBe(null);
  });

  test('a 404 is stored too', async () => {
    redisEntries.set(key, JSON.stringify({ value: null, lastModified: now(), cacheControl: lifetime }));
    expect(await createInstance().get(key, getContext)).toMatchObject({ value: null });
  });
});

describe('without Redis', () => {
  const unavailable: Omit<SharedPages, 'claimKey' | 'ping'> = {
    read: async () => undefined,
    write: async () => undefined,
    claim: async () => undefined,
    close: () => undefined,
  };

  test.each([
    ['while Redis is down', unavailable],
    ['without Redis', undefined],
  ])('an instance uses only its local cache %s', async (_condition, shared) => {
    const renderedAt = Date.now();
    await createInstance(shared).set(key, page('own'), setContext);
    await vi.advanceTimersByTimeAsync(70_000);
    const entry = await createInstance(shared).get(key, getContext);
    expect([htmlOf(entry), entry?.lastModified]).toEqual(['own', renderedAt]);
    expect(await createInstance(shared).get(`${key}/other`, getContext)).toBe(null);
  });
});

test('the pages of an instance are written as the files that its bound counts', async () => {
  vi.useRealTimers();
  const dist = mkdtempSync(join(tmpdir(), 'kelana-page-cache-'));
  mkdirSync(join(dist, 'server/pages'), { recursive: true });
  writeFileSync(join(dist, 'prerender-manifest.json'), '{ "routes": {} }');
  const written = vi.spyOn(PagesOnDisk.prototype, 'written');
  const context = { fs: nodeFs, flushToDisk: true, serverDistDir: join(dist, 'server'), revalidatedTags: [] };
  await new PageCache(context as unknown as Context, undefined).set('/id/blog/a', page('a'), setContext);
  expect(readdirSync(join(dist, 'server/pages/id/blog')).sort()).toEqual(['a.html', 'a.json', 'a.meta']);
  expect(written).toHaveBeenCalledWith('/id/blog/a');
  rmSync(dist, { recursive: true, force: true });
});
