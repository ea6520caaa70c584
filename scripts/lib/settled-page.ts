import type { Page } from '@playwright/test';

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
