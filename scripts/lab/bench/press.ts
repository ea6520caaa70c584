import type { Page } from '@playwright/test';
import { type Measure, measureOfRuns } from '../../lib/measure.ts';
import { waitUntilIdle } from '../../lib/settled-page.ts';
import type { Sites } from './bench-site.ts';
import { launchBrowser, withVisit } from './visit.ts';

const LABEL = {
  group: 'to the next page, 4x',
  subject: 'from the list to a tour',
  unit: 'ms',
  goal: { atMost: 100 },
} as const;

/** Measures the time from the press on a tour of the list to the paint of its page, with a CPU slowed to a quarter. */
export async function measurePress({ siteUrl, chromium }: Sites, runs: number): Promise<Measure[]> {
  const browser = await launchBrowser(chromium);
  try {
    const durations: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      durations.push(await withVisit(browser, { isSlow: true }, (page) => nextPageMs(page, siteUrl)));
      console.log(`   ${durations.at(-1)?.toFixed(0)} ms`);
    }
    return [measureOfRuns(LABEL, durations)];
  } finally {
    await browser.close();
  }
}

/** Returns the time in milliseconds from the click to the paint of the new heading. What the site prefetches is there. */
async function nextPageMs(page: Page, siteUrl: string): Promise<number> {
  const prefetch = page.waitForResponse(/\/_next\/data\/[^/]+\/id\/group-tour\/\d+\.json/, { timeout: 20_000 });
  await page.goto(`${siteUrl}/group-tour`);
  await waitUntilIdle(page);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await prefetch;
  await waitUntilIdle(page);
  const duration = page.evaluate(measureUntilNewHeading);
  await link.click();
  return duration;
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
