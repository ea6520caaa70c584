import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export const chunks = '**/_next/static/chunks/**';

/**
 * Opens a page and blocks the downloads of its deferred chunks, which its HTML does not name, until `isReachable` is
 * true. Returns this switch and the numbers of refused and loaded deferred chunks, of page loads that have started and of
 * documents that have arrived.
 */
export async function openWithoutDeferredChunks(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const state = { isReachable: false, refused: 0, loaded: 0, pageLoads: 0, documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.pageLoads += 1;
  });
  page.on('domcontentloaded', () => {
    state.documents += 1;
  });
  await page.route(chunks, (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) return route.continue();
    state[state.isReachable ? 'loaded' : 'refused'] += 1;
    return state.isReachable ? route.continue() : route.abort('connectionreset');
  });
  await page.goto(path);
  await expect.poll(() => state.refused).toBeGreaterThan(0);
  return state;
}

/** Points at the link of a tour and waits until the browser has the data and the script of its page. */
export async function waitForTourPage(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForFunction(
    (path) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return [`${path}.json`, '/chunks/pages/group-tour/%5Bid%5D'].every((part) =>
        loaded.some((name) => name.includes(part)),
      );
    },
    (await link.getAttribute('href'))?.split('?')[0],
  );
}
