import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export const chunks = '**/_next/static/chunks/**';

/**
 * Opens a page and blocks the downloads of its deferred chunks, which its HTML does not name, until `isReachable` is
 * true. Returns this switch and the numbers of refused and loaded deferred chunks and of page loads.
 */
export async function openWithoutDeferredChunks(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const state = { isReachable: false, refused: 0, loaded: 0, pageLoads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.pageLoads += 1;
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
