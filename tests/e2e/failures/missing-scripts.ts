import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export const scripts = '**/_next/static/chunks/**';

/** Opens a page; of its scripts, those that are not named in it come only once `isReachable` is true. */
export async function openWithoutLateParts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const state = { isReachable: false, refused: 0, came: 0, opened: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.opened += 1;
  });
  await page.route(scripts, (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) return route.continue();
    state[state.isReachable ? 'came' : 'refused'] += 1;
    return state.isReachable ? route.continue() : route.abort('connectionreset');
  });
  await page.goto(path);
  await expect.poll(() => state.refused).toBeGreaterThan(0);
  return state;
}
