import type { Page, Request } from '@playwright/test';
import { waitForContent } from '../../../scripts/lib/settled-page.ts';
import { expect } from './test.ts';

/** Waits until React has hydrated the page, so that its controls and links work. Its deferred parts may follow. */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForReact(page, false);
  // React starts what the page listens to after the paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Waits until an opened page has everything that it loads by itself: its deferred parts and the site's font. */
export async function waitForDeferredParts(page: Page): Promise<void> {
  await waitForReact(page, true);
  // The font is the last that `src/shell/after-load.ts` loads.
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Jakarta Sans Loaded')));
}

/** Waits until React has marked the page as its own and, if `isWhole`, also the deferred parts (`src/lib/defer`). */
async function waitForReact(page: Page, isWhole: boolean): Promise<void> {
  await page.waitForFunction((withDeferred) => {
    const isMarked = (element: Element | null) =>
      !element || Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    const root = document.querySelector('#__next');
    if (!root || ![...root.children].every(isMarked)) return false;
    // React hydrates what is between two comments in a step of its own, its last element last.
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const comment = comments.currentNode as Comment;
      const isEnd = comment.data === '/&' && (withDeferred || !comment.parentElement?.closest('.boxless'));
      if (isEnd && !isMarked(comment.previousElementSibling)) return false;
    }
    return true;
  }, isWhole);
}

/** Returns a function that waits until every request that the page has sent since this call has ended. */
export function watchAnswers(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const ended = new Set<string>();
  const end = (request: Request) => {
    pending.delete(request);
    ended.add(request.url());
  };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    // A page sends reports while it is left, and Chromium does not tell when these have ended.
    if (request.resourceType() !== 'ping') pending.add(request);
  });
  // Chromium does not always tell the end of a request that the answer of an equal one serves.
  page.on('response', (response) => ended.has(response.url()) && pending.delete(response.request()));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}

const SCROLL_STEP_PX = 600;

/** Scrolls to the end of the page and back, which loads the content that is deferred until it is scrolled into view. */
export async function scrollThrough(page: Page): Promise<void> {
  await waitForContent(page);
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, SCROLL_STEP_PX);
  await waitForContent(page);
}
