import type { Page } from '@playwright/test';
import type { Move } from './moves.ts';
import { atRest, webVitalsScript } from './throttled-visit.ts';

/** From the press to the next paint, and which part of it took longest. */
export type Latency = { ms: number; part: string };

declare global {
  interface Window {
    benchLatency?: Latency;
  }
}

// The event timing of browsers leaves out what is quicker.
const LEAST_MS = 16;
const REPORTED_MS = 1500;

/** The first use of something on a fresh page that has come to rest, as "interaction to next paint". */
export async function latencyOf(page: Page, url: string, { prepare, target, key }: Move): Promise<Latency> {
  await page.addInitScript(webVitalsScript());
  await page.goto(url);
  await atRest(page);
  await prepare?.(page);
  const place = target(page);
  await place.waitFor();
  await place.scrollIntoViewIfNeeded();
  if (key) await place.focus();
  await atRest(page);
  // Begun here: what was pressed to get this far is not meant.
  await page.evaluate((durationThreshold) => {
    const before = performance.now();
    window.webVitals.onINP(
      ({ value, attribution }) => {
        if ((attribution.interactionTime ?? 0) < before) return;
        const { inputDelay, processingDuration, presentationDelay, longestScript } = attribution;
        const source = longestScript?.entry.sourceURL.split('/').pop() ?? '';
        const parts = [inputDelay, processingDuration, presentationDelay].map(Math.round).join(' + ');
        window.benchLatency = { ms: value, part: source ? `${parts}, ${source}` : parts };
      },
      { reportAllChanges: true, durationThreshold },
    );
  }, LEAST_MS);
  await (key ? page.keyboard.press(key) : place.click());
  await page
    .waitForFunction(() => window.benchLatency !== undefined, undefined, { timeout: REPORTED_MS })
    .catch(() => undefined);
  return page.evaluate((least) => window.benchLatency ?? { ms: least, part: 'less' }, LEAST_MS);
}
