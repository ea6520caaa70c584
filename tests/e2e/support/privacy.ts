import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import {
  bearerOf,
  type Kept,
  kindsIn,
  type Origins,
  requestLeaks,
  type SentRequest,
  storageLeaks,
} from '../../support/privacy-rules.ts';
import { knownSecrets, noteSecret } from './secrets.ts';

const ANSWERS_WITH_TOKEN = /\/v1\/auth\/(login|register)$/;
// A busy machine is slow; a page that does not answer for so long hides what it keeps.
const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;
const BODY_MS = 1_000;

/**
 * Watches everything the browser sends, receives from the site, shows as an address, says in its console and keeps.
 * Gives the leaks found once a test is over. Where pages run no scripts, they keep cookies only.
 */
export function watchPrivacy(context: BrowserContext, origins: Origins, runsScripts = true): () => Promise<string[]> {
  const leaks = new Set<string>();
  const answers: Promise<void>[] = [];
  const crashed = new WeakSet<Page>();
  // Looked through at the end only: a secret may become known after it has leaked.
  const addresses = new Map<string, SentRequest>();
  const texts = new Map<string, string>();
  const kept = new Map<string, Kept>();

  const add = (found: readonly string[]) => found.forEach((leak) => void leaks.add(leak));
  const noteAddress = (url: string, isNavigation: boolean) => {
    if (!URL.canParse(url)) return;
    addresses.set(`${isNavigation} ${url}`, { url, headers: {}, body: null, isNavigation });
  };
  const noteKept = (rows: readonly Kept[]) =>
    rows.forEach((row) => void kept.set(`${row.area} ${row.key} ${row.value}`, row));
  const isReadable = (page: Page) =>
    runsScripts && !page.isClosed() && !crashed.has(page) && page.url().startsWith(`${origins.site}/`);

  async function readStorage(page: Page): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (isReadable(page)) {
      // A reading fails when the page is just being left: the next page of the tab keeps the same.
      const rows = await inTime(
        storageOf(page).catch(() => undefined),
        end - Date.now(),
      );
      if (rows) return noteKept(rows);
      if (Date.now() >= end) return add([`a page whose storage could not be read: ${new URL(page.url()).pathname}`]);
      await setTimeout(PAUSE_MS);
    }
  }

  function watchPage(page: Page): void {
    noteAddress(page.url(), true);
    page.on('crash', () => crashed.add(page));
    // Also where the router writes an address without a request.
    page.on('framenavigated', (frame) => {
      noteAddress(frame.url(), true);
      // On the way as far as it can be had; what there is in the end must be read.
      if (frame === page.mainFrame() && isReadable(page)) storageOf(page).then(noteKept, () => undefined);
    });
    const close = page.close.bind(page);
    page.close = async (options) => {
      await readStorage(page);
      await close(options);
    };
  }

  context.pages().forEach(watchPage);
  context.on('page', watchPage);
  context.on('console', (message) => void texts.set(message.text(), 'the console'));
  context.on('request', (request: Request) => {
    const headers = request.headers();
    noteSecret('token', bearerOf(headers));
    const [url, isNavigation] = [request.url(), request.isNavigationRequest()];
    if (!URL.canParse(url)) return;
    noteAddress(url, isNavigation);
    // The body is for the service host; reading it costs most.
    const body = new URL(url).origin === origins.host ? null : request.postData();
    add(requestLeaks({ url, headers, body, isNavigation }, knownSecrets, origins));
  });
  context.on('response', (response: Response) => {
    const [url, status] = [response.url(), response.status()];
    if (response.request().method() === 'POST' && ANSWERS_WITH_TOKEN.test(url)) answers.push(noteToken(response));
    const isRedirect = status >= 300 && status < 400;
    if (!url.startsWith(`${origins.site}/`) || isRedirect) return;
    const isPage = response.request().resourceType() === 'document' || url.includes('/_next/data/');
    if (isPage) answers.push(textOf(context, response).then((text) => void texts.set(text, `the answer of ${url}`)));
  });

  return async () => {
    await Promise.all(answers);
    await Promise.all(context.pages().map(readStorage));
    noteKept(await cookiesOf(context));
    for (const address of addresses.values()) add(requestLeaks(address, knownSecrets, origins));
    for (const [text, where] of texts) add(kindsIn(text, knownSecrets).map((kind) => `a ${kind} in ${where}`));
    add(storageLeaks([...kept.values()], knownSecrets));
    return [...leaks];
  };
}

async function noteToken(response: Response): Promise<void> {
  const answer = await inTime(
    response.json().catch(() => null),
    BODY_MS,
  );
  noteSecret('token', answer?.data?.token);
}

/** The text of an answer; the browser drops that of a page that was left, and then the site is asked once more. */
async function textOf(context: BrowserContext, response: Response): Promise<string> {
  const text = await inTime(
    response.text().catch(() => undefined),
    BODY_MS,
  );
  if (text !== undefined) return text;
  try {
    return await (await context.request.get(response.url())).text();
  } catch {
    // A response that arrives while the test ends belongs to no page.
    return '';
  }
}

async function cookiesOf(context: BrowserContext): Promise<Kept[]> {
  return (await context.cookies()).map(({ name, value }) => ({ area: 'cookie', key: name, value }));
}

/** What the page's tab and device keep. */
function storageOf(page: Page): Promise<Kept[]> {
  return page.evaluate(async (): Promise<Kept[]> => {
    const all = (area: 'local' | 'session', storage: Storage): Kept[] =>
      Object.entries({ ...storage }).map(([key, value]) => ({ area, key, value: String(value) }));
    const databases = await indexedDB.databases();
    const named = (area: 'database' | 'cache', key = ''): Kept => ({ area, key, value: '' });
    return [
      ...all('local', localStorage),
      ...all('session', sessionStorage),
      ...databases.map(({ name }) => named('database', name)),
      ...(await caches.keys()).map((name) => named('cache', name)),
    ];
  });
}

/** The value, or undefined when it does not come in time: no test waits for its watch for ever. */
async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value | undefined> {
  const waiting = new AbortController();
  const late = setTimeout(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
  return Promise.race([value, late]).finally(() => waiting.abort());
}
