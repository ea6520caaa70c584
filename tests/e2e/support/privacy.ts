import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import {
  bearerOf,
  kindsIn,
  type Origins,
  requestLeaks,
  type SentRequest,
  type StoredEntry,
  storageLeaks,
} from '../../support/privacy-rules.ts';
import { knownSecrets, recordSecret } from './secrets.ts';

const TOKEN_ENDPOINTS = /\/v1\/auth\/(login|register)$/;
// Long, because a busy machine is slow. A page whose storage cannot be read in this time counts as a leak.
const STORAGE_TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 100;
const BODY_TIMEOUT_MS = 1_000;

/**
 * Watches the requests of the browser, the responses of the site, the addresses, the console and the storage. Returns a
 * function that returns all leaks at the end of a test. Without scripts (`runsScripts` is false) it reads only cookies.
 */
export function watchPrivacy(context: BrowserContext, origins: Origins, runsScripts = true): () => Promise<string[]> {
  const leaks = new Set<string>();
  const pendingReads: Promise<void>[] = [];
  const crashedPages = new WeakSet<Page>();
  // These are searched at the end of the test, because a secret may become known after it has leaked. A request is also
  // searched when the browser sends it, and its headers and body only then.
  const addresses = new Map<string, SentRequest>();
  const sourcesByText = new Map<string, string>();
  const storedEntries = new Map<string, StoredEntry>();

  const addLeaks = (newLeaks: readonly string[]) => newLeaks.forEach((leak) => void leaks.add(leak));
  const recordAddress = (url: string, isNavigation: boolean) => {
    if (!URL.canParse(url)) return;
    addresses.set(`${isNavigation} ${url}`, { url, headers: {}, body: null, isNavigation });
  };
  const recordEntries = (entries: readonly StoredEntry[]) =>
    entries.forEach((entry) => void storedEntries.set(`${entry.area} ${entry.key} ${entry.value}`, entry));
  const isReadable = (page: Page) =>
    runsScripts && !page.isClosed() && !crashedPages.has(page) && page.url().startsWith(`${origins.site}/`);

  async function recordStorage(page: Page): Promise<void> {
    const deadline = Date.now() + STORAGE_TIMEOUT_MS;
    while (isReadable(page)) {
      // The evaluation fails while the page navigates; the next page of the tab has the same storage.
      const entries = await withTimeout(
        readEntries(page).catch(() => undefined),
        deadline - Date.now(),
      );
      if (entries) return recordEntries(entries);
      if (Date.now() >= deadline) {
        return addLeaks([`a page whose storage could not be read: ${new URL(page.url()).pathname}`]);
      }
      await setTimeout(RETRY_DELAY_MS);
    }
  }

  function watchPage(page: Page): void {
    recordAddress(page.url(), true);
    page.on('crash', () => crashedPages.add(page));
    // The router also changes addresses without a request.
    page.on('framenavigated', (frame) => {
      recordAddress(frame.url(), true);
      // This read may fail; only the storage at the end of the test must be read.
      if (frame === page.mainFrame() && isReadable(page)) readEntries(page).then(recordEntries, () => undefined);
    });
    const close = page.close.bind(page);
    page.close = async (options) => {
      await recordStorage(page);
      await close(options);
    };
  }

  context.pages().forEach(watchPage);
  context.on('page', watchPage);
  context.on('console', (message) => void sourcesByText.set(message.text(), 'the console'));
  context.on('request', (request: Request) => {
    const headers = request.headers();
    recordSecret('token', bearerOf(headers));
    const [url, isNavigation] = [request.url(), request.isNavigationRequest()];
    if (!URL.canParse(url)) return;
    recordAddress(url, isNavigation);
    // Secrets are allowed in a body to the service host, and reading a body is the most expensive part.
    const body = new URL(url).origin === origins.host ? null : request.postData();
    addLeaks(requestLeaks({ url, headers, body, isNavigation }, knownSecrets, origins));
  });
  context.on('response', (response: Response) => {
    const [url, status] = [response.url(), response.status()];
    if (response.request().method() === 'POST' && TOKEN_ENDPOINTS.test(url)) pendingReads.push(recordToken(response));
    const isRedirect = status >= 300 && status < 400;
    if (!url.startsWith(`${origins.site}/`) || isRedirect) return;
    const isPage = response.request().resourceType() === 'document' || url.includes('/_next/data/');
    if (!isPage) return;
    const read = responseText(context, response).then((text) => void sourcesByText.set(text, `the response of ${url}`));
    pendingReads.push(read);
  });

  return async () => {
    await Promise.all(pendingReads);
    await Promise.all(context.pages().map(recordStorage));
    recordEntries((await context.cookies()).map(({ name, value }) => ({ area: 'cookie', key: name, value })));
    for (const address of addresses.values()) addLeaks(requestLeaks(address, knownSecrets, origins));
    for (const [text, source] of sourcesByText) {
      addLeaks(kindsIn(text, knownSecrets).map((kind) => `a ${kind} in ${source}`));
    }
    addLeaks(storageLeaks([...storedEntries.values()], knownSecrets));
    return [...leaks];
  };
}

async function recordToken(response: Response): Promise<void> {
  const body = await withTimeout(
    response.json().catch(() => null),
    BODY_TIMEOUT_MS,
  );
  recordSecret('token', body?.data?.token);
}

/**
 * Returns the text of a response. The browser drops the text when the page has been left; then this requests it again.
 * Returns an empty text when that fails too.
 */
async function responseText(context: BrowserContext, response: Response): Promise<string> {
  const text = await withTimeout(
    response.text().catch(() => undefined),
    BODY_TIMEOUT_MS,
  );
  if (text !== undefined) return text;
  try {
    return await (await context.request.get(response.url())).text();
  } catch {
    // A response that arrives while the test ends belongs to no page.
    return '';
  }
}

/** Returns the entries that a page has stored, except cookies. A database or a cache is one entry with its name. */
function readEntries(page: Page): Promise<StoredEntry[]> {
  return page.evaluate(async (): Promise<StoredEntry[]> => {
    const entriesOf = (area: 'local' | 'session', storage: Storage): StoredEntry[] =>
      Object.entries({ ...storage }).map(([key, value]) => ({ area, key, value: String(value) }));
    const databases = await indexedDB.databases();
    const namedEntry = (area: 'database' | 'cache', key = ''): StoredEntry => ({ area, key, value: '' });
    return [
      ...entriesOf('local', localStorage),
      ...entriesOf('session', sessionStorage),
      ...databases.map(({ name }) => namedEntry('database', name)),
      ...(await caches.keys()).map((name) => namedEntry('cache', name)),
    ];
  });
}

/** Returns the value, or undefined after `ms` milliseconds, so that no test waits forever for its privacy check. */
async function withTimeout<Value>(value: Promise<Value>, ms: number): Promise<Value | undefined> {
  const timer = new AbortController();
  const timeout = setTimeout(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  return Promise.race([value, timeout]).finally(() => timer.abort());
}
