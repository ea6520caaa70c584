import type { Page } from '@playwright/test';

/**
 * Lays out every section of the page. Otherwise those far from the screen have an estimated height, and screenshots and
 * `innerText` leave them out (`src/lib/defer/hydrate-later.tsx`).
 */
export async function layOutWholePage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}
