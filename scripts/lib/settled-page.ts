import type { Page, Request } from '@playwright/test';

const CONTENT_TIMEOUT_MS = 20_000;
const QUIET_MS = 500;

/** Waits until the visible content has loaded; rejects after 20 s. */
export async function waitForContent(page: Page): Promise<void> {
  // Network idle is not used, because prefetches may continue long after the content has loaded.
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
      !document.querySelector('main [aria-busy="true"]'),
    undefined,
    { timeout: CONTENT_TIMEOUT_MS },
  );
}

/** Waits until the visible content has loaded, for half a second more, and until the browser is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitForContent(page);
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const startedAt = performance.now();
        const wait = () =>
          requestIdleCallback((deadline) => {
            if (deadline.timeRemaining() > 5 && performance.now() - startedAt > quietMs) resolve();
            else setTimeout(wait, 50);
          });
        wait();
      }),
    QUIET_MS,
  );
}

/**
 * Lays out every section of the page. Otherwise those far from the screen have an estimated height, and screenshots and
 * `innerText` leave them out (`src/lib/defer/hydrate-later.tsx`).
 */
export async function layOutWholePage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}

const IDLE_LIMIT_MS = 10_000;

const isChat = (url: string) => /\/packs\/|chatwoot|\/widget/.test(url);

/**
 * Opens the address and returns the bytes of the chat and of every picture that were loaded when the page and the
 * network are idle.
 */
export async function firstBytesOf(page: Page, url: string) {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  await waitUntilIdle(page);
  // A prefetch that the server refuses may stay open without end.
  await page.waitForLoadState('networkidle', { timeout: IDLE_LIMIT_MS }).catch(() => undefined);
  const loaded = await Promise.all(
    finished.map(async (request) => {
      const sizes = await request.sizes().catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 }));
      const bytes = sizes.responseBodySize + sizes.responseHeadersSize;
      return { name: request.url(), isImage: request.resourceType() === 'image', bytes };
    }),
  );
  const chatBytes = loaded.filter(({ name }) => isChat(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  return { chatBytes, pictures: loaded.filter(({ name, isImage }) => isImage && !name.startsWith('data:')) };
}
