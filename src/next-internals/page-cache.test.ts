import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SharedPages } from '../server/shared-pages/shared-pages';
import PageCache from './page-cache';

type Context = ConstructorParameters<typeof PageCache>[0];
type Kind = Parameters<PageCache['get']>[1]['kind'];

const lifetime = { revalidate: 60, expire: 600 };
const asked = { kind: 'PAGES' as Kind, isFallback: false } as Parameters<PageCache['get']>[1];
const made = { ...asked, cacheControl: lifetime } as Parameters<PageCache['set']>[2];
const page = (html: string) =>
  ({ kind: 'PAGES', html, pageData: {}, headers: undefined, status: 200 }) as Parameters<PageCache['set']>[1];
const htmlOf = (kept: Awaited<ReturnType<PageCache['get']>>) => (kept?.value as { html?: string } | null)?.html;

// Each test has its own page, because the memory cache belongs to the process.
let count = 0;
let key = '';
let rows: Map<string, string>;
let claims: Set<string>;
let redis: SharedPages;

/**
 * An instance without files. All instances of a test share the memory of one process, so only one at a time may cache a
 * page.
 */
function instance(shared: SharedPages | undefined = redis, maxMemoryCacheSize = 1_000_000): PageCache {
  const fs = { existsSync: () => false, readFile: () => Promise.reject(new Error('no file')) };
  const context = { fs, flushToDisk: false, serverDistDir: '/nowhere', maxMemoryCacheSize, revalidatedTags: [] };
  return new PageCache(context as unknown as Context, shared);
}

/** Stores a page as another instance of the build does. */
function madeElsewhere(html: string): void {
  rows.set(key, JSON.stringify({ value: page(html), lastModified: Date.now(), cacheControl: lifetime }));
}

beforeEach(() => {
  vi.useFakeTimers();
  count += 1;
  key = `/page-${count}`;
  rows = new Map();
  claims = new Set();
  redis = {
    read: vi.fn(async (name) => rows.get(name) ?? null),
    write: vi.fn(async (name, text) => {
      rows.set(name, text);
    }),
    claim: vi.fn(async (name, madeAt) => !claims.has(`${name} ${madeAt}`) && Boolean(claims.add(`${name} ${madeAt}`))),
    close: () => undefined,
  };
});
afterEach(() => vi.useRealTimers());

describe('with Redis', () => {
  test('a page made by one instance is served by another, with its age and lifetime', async () => {
    madeElsewhere('theirs');
    const before = Date.now();
    await vi.advanceTimersByTimeAsync(5000);
    const kept = await instance().get(key, asked);
    expect([htmlOf(kept), kept?.lastModified, kept?.cacheControl]).toEqual(['theirs', before, lifetime]);
  });

  test('a page made by one instance is stored for the others until it expires', async () => {
    await instance().set(key, page('ours'), made);
    expect(redis.write).toHaveBeenCalledWith(key, rows.get(key), 600);
    expect(JSON.parse(rows.get(key) ?? '')).toMatchObject({ value: { html: 'ours' }, cacheControl: lifetime });
  });

  test('a newer page replaces an own one within a second, and Redis is asked once a second', async () => {
    await instance().set(key, page('old'), made);
    expect(htmlOf(await instance().get(key, asked))).toBe('old');
    await vi.advanceTimersByTimeAsync(500);
    madeElsewhere('new');
    expect(htmlOf(await instance().get(key, asked))).toBe('old');
    expect(redis.read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(htmlOf(await instance().get(key, asked))).toBe('new');
  });

  test('of all instances with a stale page one renews it; for the others it counts as fresh', async () => {
    await instance().set(key, page('old'), made);
    const from = Date.now();
    await vi.advanceTimersByTimeAsync(60_000);
    claims.add(`${key} ${from}`);
    expect((await instance().get(key, asked))?.lastModified).toBe(Date.now());
    claims.clear();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await instance().get(key, asked))?.lastModified).toBe(from);
    expect(claims).toEqual(new Set([`${key} ${from}`]));
  });

  test('a page that becomes stale within the second is requested from Redis at once', async () => {
    await instance().set(key, page('old'), made);
    const from = Date.now();
    await vi.advanceTimersByTimeAsync(59_500);
    await instance().get(key, asked);
    await vi.advanceTimersByTimeAsync(500);
    claims.add(`${key} ${from}`);
    expect((await instance().get(key, asked))?.lastModified).toBe(Date.now());
  });

  test('a page that no instance has is made by one, and the others wait for it', async () => {
    expect(await instance().get(key, asked)).toBe(null);
    const other = instance().get(key, asked);
    await vi.advanceTimersByTimeAsync(300);
    madeElsewhere('made');
    await vi.advanceTimersByTimeAsync(100);
    expect(htmlOf(await other)).toBe('made');
  });

  test('an instance that waits in vain makes the page itself', async () => {
    claims.add(`${key} 0`);
    const kept = instance().get(key, asked);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await kept).toBe(null);
  });

  test('a 404 is stored too', async () => {
    rows.set(key, JSON.stringify({ value: null, lastModified: Date.now(), cacheControl: lifetime }));
    expect(await instance().get(key, asked)).toMatchObject({ value: null });
  });
});

describe('without Redis', () => {
  const gone: SharedPages = {
    read: async () => undefined,
    write: async () => undefined,
    claim: async () => undefined,
    close: () => undefined,
  };

  test.each([
    ['while Redis is down', gone],
    ['without Redis', undefined],
  ])('an instance uses its own cache only %s', async (_when, shared) => {
    const from = Date.now();
    await instance(shared).set(key, page('own'), made);
    await vi.advanceTimersByTimeAsync(70_000);
    const kept = await instance(shared).get(key, asked);
    expect([htmlOf(kept), kept?.lastModified]).toEqual(['own', from]);
    expect(await instance(shared).get(`${key}/other`, asked)).toBe(null);
  });
});
