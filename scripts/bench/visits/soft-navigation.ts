import type { Page } from '@playwright/test';
import { atRest } from './throttled-visit.ts';

declare global {
  interface Window {
    benchArrivalMs?: number;
  }
}

/** From the press on a tour of the list, whose page and data are here already, to the paint with the new heading. */
export async function softNavigationMs(page: Page, listUrl: string): Promise<number> {
  const isData = (url: string) => /\/_next\/data\/[^/]+\/id\/group-tour\/\d+\.json/.test(url);
  const ahead = page.waitForResponse((response) => isData(response.url()), { timeout: 20_000 });
  await page.goto(listUrl);
  await atRest(page);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await ahead;
  await atRest(page);
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    const left = heading();
    const afterPaint = (run: () => void) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = run;
      channel.port2.postMessage(undefined);
    };
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const isThere = heading() !== '' && heading() !== left;
          if (!isThere) return requestAnimationFrame(look);
          // What a frame is told is painted at its end; the message comes after that.
          return afterPaint(() => {
            window.benchArrivalMs = performance.now() - timeStamp;
          });
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await link.click();
  await page.waitForFunction(() => window.benchArrivalMs !== undefined);
  return (await page.evaluate(() => window.benchArrivalMs)) ?? Number.NaN;
}
