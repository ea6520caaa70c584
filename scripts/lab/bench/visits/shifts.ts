import type { Page } from '@playwright/test';
import { readThrough } from '../../shots/shoot.ts';
import { atRest, webVitalsScript } from './throttled-visit.ts';

/** The cumulative layout shift as field data count it, and the element that moved most. */
export type Shift = { value: number; element: string };

declare global {
  interface Window {
    webVitals: typeof import('web-vitals/attribution');
    benchShift?: Shift;
  }
}

/** Measures layout shift on every page opened from now on; a figure covers one document. */
async function watchShifts(page: Page): Promise<void> {
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
 * Reads a page completely: waits for it, scrolls to its end and back, follows a link, reads the page there and goes
 * back. All shifts on the way are one figure.
 */
export async function shiftOfVisit(page: Page, url: string): Promise<Shift> {
  await watchShifts(page);
  await page.goto(url);
  await readAtRest(page);
  const first = await page.evaluateHandle(() => document);
  const shift = await countedShift(page);
  const link = await wayOn(page);
  if (!link) return shift;
  const from = page.url();
  await link.click();
  await page.waitForURL((address) => address.href !== from);
  await readAtRest(page);
  const isSame = await first.evaluate((one) => one === document).catch(() => false);
  if (!isSame) throw new Error(`${page.url()} was reloaded; until then ${shift.value} ${shift.element}`.trim());
  await page.goBack();
  await page.waitForURL((address) => address.href === from);
  await readAtRest(page);
  return countedShift(page);
}

async function countedShift(page: Page): Promise<Shift> {
  const shift = await page.evaluate(() => window.benchShift);
  if (!shift) throw new Error('No layout shift was reported.');
  return shift;
}

async function readAtRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await atRest(page);
  await readThrough(page);
  await atRest(page);
}

/** Returns the first visible link of the page's content that leads to another page. */
async function wayOn(page: Page) {
  const links = page.locator('main a[href^="/"]:not([download]):not([target])').filter({ visible: true });
  const index = await links.evaluateAll((all) =>
    all.findIndex((link) => link instanceof HTMLAnchorElement && link.pathname !== window.location.pathname),
  );
  return index < 0 ? undefined : links.nth(index);
}
