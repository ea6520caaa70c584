import type { Page } from '@playwright/test';
import { atRest } from './throttled-visit.ts';

/**
 * Measures the time from the press on a tour in the list, with code and data prefetched, to the paint of the new
 * heading.
 */
export async function softNavigationMs(page: Page, listUrl: string): Promise<number> {
  const isData = (url: string) => /\/_next\/data\/[^/]+\/id\/group-tour\/\d+\.json/.test(url);
  const ahead = page.waitForResponse((response) => isData(response.url()), { timeout: 20_000 });
  await page.goto(listUrl);
  await atRest(page);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await ahead;
  await atRest(page);
  const arrival = page.evaluate(untilNewHeading);
  await link.click();
  return arrival;
}

/** Runs in the page. Checks after changes instead of in every frame, because the checks would be measured too. */
function untilNewHeading(): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const left = heading();
  return new Promise((resolve) => {
    const pressed = ({ timeStamp }: Event) => {
      const changes = new MutationObserver(() => {
        if (heading() === '' || heading() === left) return;
        changes.disconnect();
        // A frame paints after its callbacks; the message arrives after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(undefined));
      });
      changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    document.addEventListener('click', pressed, { capture: true, once: true });
  });
}
