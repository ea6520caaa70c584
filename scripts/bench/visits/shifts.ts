import type { Page } from '@playwright/test';
import { atRest, webVitalsScript } from './throttled-visit.ts';

/** Layout shift as the field counts it, and the element that moved most. */
export type Shift = { value: number; element: string };

declare global {
  interface Window {
    webVitals: typeof import('web-vitals/attribution');
    benchShift?: Shift;
  }
}

const STEP_PX = 400;
const STEP_MS = 60;

/** Counts on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(webVitalsScript());
  await page.addInitScript(() => {
    window.webVitals.onCLS(
      ({ value, attribution }) => {
        window.benchShift = { value, element: attribution.largestShiftTarget ?? '' };
      },
      { reportAllChanges: true },
    );
  });
}

/**
 * Reads a page as somebody would who misses nothing: waits for it, scrolls to its end and back, follows a link and comes
 * back. Whatever is counted on the way is one figure.
 */
export async function shiftOfVisit(page: Page, url: string): Promise<Shift> {
  await watchShifts(page);
  await page.goto(url);
  await atRest(page);
  await readThrough(page);
  await followLink(page);
  await readThrough(page);
  const shift = await page.evaluate(() => window.benchShift);
  if (!shift) throw new Error('Nothing was counted.');
  return shift;
}

export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(
    async ([step, pause]) => {
      const to = async (top: number) => {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, pause));
      };
      for (let top = 0; top < document.body.scrollHeight; top += step) await to(top);
      await to(0);
    },
    [STEP_PX, STEP_MS] as const,
  );
  await atRest(page);
}

/** The first link of the page's own, as a visitor presses it: the next page comes without loading the site anew. */
async function followLink(page: Page): Promise<void> {
  const from = page.url();
  const link = page.locator('main a[href^="/"]:not([download]):not([target])').filter({ visible: true }).first();
  if ((await link.count()) === 0) return;
  await link.click();
  await page.waitForURL((url) => url.href !== from);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await atRest(page);
}
