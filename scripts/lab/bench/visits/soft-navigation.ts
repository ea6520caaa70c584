import type { Locator, Page } from '@playwright/test';
import { waitUntilIdle } from './throttled-visit.ts';

/**
 * A list from which a visitor opens a row by its link. With `isRowData` the measurement waits for the prefetched data of
 * a row.
 */
export type ListVisit = { listUrl: string; link: (page: Page) => Locator; isRowData?: (url: string) => boolean };

/** Returns the link of the first tour in a list of tours. */
export const firstTourLink = (page: Page): Locator =>
  page.getByRole('article').first().getByRole('heading').getByRole('link');

/** The list of tours of the site. */
export const tourList = (siteUrl: string): ListVisit => ({
  listUrl: `${siteUrl}/group-tour`,
  link: firstTourLink,
  isRowData: (url) => /\/_next\/data\/[^/]+\/id\/group-tour\/\d+\.json/.test(url),
});

/**
 * Returns the time in milliseconds from the click on a row of a list to the paint of its page: of the new heading, or
 * of another document where the link loads one. What the site prefetches is there.
 */
export async function nextPageMs(page: Page, { listUrl, link, isRowData }: ListVisit): Promise<number> {
  const prefetch = isRowData && page.waitForResponse((response) => isRowData(response.url()), { timeout: 20_000 });
  await page.addInitScript(rememberPress);
  await page.goto(listUrl);
  await waitUntilIdle(page);
  const target = link(page);
  await target.scrollIntoViewIfNeeded();
  await prefetch;
  await waitUntilIdle(page);
  // The evaluation fails when another document replaces this one.
  const inSameDocument = page.evaluate(measureUntilNewHeading).catch(() => undefined);
  await target.click();
  return (await inSameDocument) ?? page.evaluate(measureFromPress);
}

/** Runs in each page: stores the time of the last press, which the next document reads. */
function rememberPress(): void {
  const store = ({ timeStamp }: Event) => sessionStorage.setItem('bench', String(performance.timeOrigin + timeStamp));
  document.addEventListener('click', store, { capture: true });
}

/** Runs in a page that a press has loaded: returns the time from the press to the first paint with content. */
function measureFromPress(): Promise<number> {
  const pressedAt = Number(sessionStorage.getItem('bench'));
  return new Promise((resolve, reject) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (!paint) return;
      const ms = performance.timeOrigin + paint.startTime - pressedAt;
      if (ms > 0) resolve(ms);
      else reject(new Error('The press has opened no page.'));
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Runs in the page: returns the time from the next click to the paint of another heading. It checks the heading after
 * changes of the document and not in every frame, because the time includes the checks.
 */
function measureUntilNewHeading(): Promise<number> {
  // The top of the next page stands behind the hidden content of the page that is left.
  const heading = () => [...document.querySelectorAll('h1')].at(-1)?.textContent ?? '';
  const oldHeading = heading();
  return new Promise((resolve) => {
    const handleClick = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(() => {
        if (heading() === '' || heading() === oldHeading) return;
        observer.disconnect();
        // A frame is painted after its callbacks, and the message arrives after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(undefined));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    document.addEventListener('click', handleClick, { capture: true, once: true });
  });
}
