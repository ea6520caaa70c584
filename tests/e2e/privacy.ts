import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { bearerOf, type Kept, kindsIn, type Origins, requestLeaks, storageLeaks } from '../support/privacy-rules.ts';
import { knownSecrets, noteSecret } from './secrets.ts';

const ANSWERS_WITH_TOKEN = /\/v1\/auth\/(login|register)$/;
const PATIENCE_MS = 2000;

/**
 * Watches everything the browser sends, receives from the site, says in its console and keeps. Gives the leaks found
 * once a test is over.
 */
export function watchPrivacy(context: BrowserContext, origins: Origins): () => Promise<string[]> {
  const leaks: string[] = [];
  const texts: Promise<void>[] = [];

  const check = (where: string, text: string) =>
    leaks.push(...kindsIn(text, knownSecrets).map((kind) => `a ${kind} in ${where}`));
  const onRequest = (request: Request) => {
    const headers = request.headers();
    noteSecret('token', bearerOf(headers));
    const [url, isNavigation] = [request.url(), request.isNavigationRequest()];
    if (!URL.canParse(url)) return;
    // The body is for the service host; reading it costs most.
    const body = new URL(url).origin === origins.host ? null : request.postData();
    leaks.push(...requestLeaks({ url, headers, body, isNavigation }, knownSecrets, origins));
  };
  const onResponse = (response: Response) => {
    const url = response.url();
    if (response.request().method() === 'POST' && ANSWERS_WITH_TOKEN.test(url)) texts.push(noteToken(response));
    if (!url.startsWith(`${origins.site}/`) || response.status() >= 300) return;
    const isPage = response.request().resourceType() === 'document' || url.includes('/_next/data/');
    if (isPage) texts.push(textOf(response).then((text) => void check(`the answer of ${url}`, text)));
  };

  context.on('request', onRequest);
  context.on('response', onResponse);
  context.on('console', (message) => check('the console', message.text()));
  return async () => {
    await soon(Promise.all(texts));
    const pages = context.pages().filter((page) => page.url().startsWith(`${origins.site}/`));
    const kept = await Promise.all([...pages.map(keptBy), cookiesOf(context)]);
    return [...new Set([...leaks, ...storageLeaks(kept.flat(), knownSecrets)])];
  };
}

async function noteToken(response: Response): Promise<void> {
  const answer = await response.json().catch(() => null);
  noteSecret('token', answer?.data?.token);
}

// A redirect, or a page that was left meanwhile, has no text.
const textOf = (response: Response) => response.text().catch(() => '');

async function cookiesOf(context: BrowserContext): Promise<Kept[]> {
  return (await context.cookies()).map(({ name, value }) => ({ area: 'cookie', key: name, value }));
}

/** What the page's tab and device keep; nothing when the page cannot be asked any more. */
async function keptBy(page: Page): Promise<Kept[]> {
  const reading = page.evaluate(async (): Promise<Kept[]> => {
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
  return (await soon(reading.catch(() => []))) ?? [];
}

/** The value, or undefined when it does not come in time: no test waits for its watch. */
async function soon<Value>(value: Promise<Value>): Promise<Value | undefined> {
  const waiting = new AbortController();
  const late = setTimeout(PATIENCE_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
  return Promise.race([value, late]).finally(() => waiting.abort());
}
