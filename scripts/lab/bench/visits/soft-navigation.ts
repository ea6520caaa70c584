import type { Page } from '@playwright/test';
import { waitUntilIdle } from './throttled-visit.ts';

/**
 * Returns the time in milliseconds from the click on a tour in the list to the paint of the new heading. The code and
 * the data of the new page are prefetched.
 */
export async function softNavigationMs(page: Page, listUrl: string): Promise<number> {
  const isTourData = (url: string) => /\/_next\/data\/[^/]+\/id\/group-tour\/\d+\.json/.test(url);
  const prefetch = page.waitForResponse((response) => isTourData(response.url()), { timeout: 20_000 });
  await page.goto(listUrl);
  await waitUntilIdle(page);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await prefetch;
  await waitUntilIdle(page);
  const durationMs = page.evaluate(measureUntilNewHeading);
  await link.click();
  return durationMs;
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
