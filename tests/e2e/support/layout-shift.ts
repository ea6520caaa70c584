import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../../../scripts/lib/settled-page.ts';
import { scrollThrough } from './scroll-through.ts';

/** The cumulative layout shift as field data count it, and a selector of the element that moved most. */
export type Shift = { value: number; element: string };

declare global {
  interface Window {
    webVitals: typeof import('web-vitals/attribution');
    benchShift?: Shift;
  }
}

// Google's web-vitals measures as field data do. Playwright runs the script inside a function, so its variable is made
// global.
const webVitals = new URL('../../../node_modules/web-vitals/dist/web-vitals.attribution.iife.js', import.meta.url);
const webVitalsScript = () => `${readFileSync(webVitals, 'utf8')};window.webVitals = webVitals;`;

/** Records the layout shift of every document that is opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
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
 * Opens a page and scrolls to its end and back, follows a link, scrolls through the page there, and goes back. Returns
 * the layout shift of the whole visit. Throws when the link reloads the document.
 */
export async function shiftOfVisit(page: Page, url: string): Promise<Shift> {
  await recordShifts(page);
  await page.goto(url);
  await readPage(page);
  const firstDocument = await page.evaluateHandle(() => document);
  const shift = await readShift(page);
  const link = await findLink(page);
  if (!link) return shift;
  const from = page.url();
  await link.click();
  await page.waitForURL((address) => address.href !== from);
  await readPage(page);
  const isSameDocument = await firstDocument.evaluate((first) => first === document).catch(() => false);
  if (!isSameDocument) {
    throw new Error(`${page.url()} was reloaded; the shift before was ${shift.value} ${shift.element}`.trim());
  }
  await page.goBack();
  await page.waitForURL((address) => address.href === from);
  await readPage(page);
  return readShift(page);
}

/** Returns the layout shift since `recordShifts`. Throws when the browser has reported none. */
export async function readShift(page: Page): Promise<Shift> {
  const shift = await page.evaluate(() => window.benchShift);
  if (!shift) throw new Error('No layout shift was reported.');
  return shift;
}

async function readPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilIdle(page);
  await scrollThrough(page);
  await waitUntilIdle(page);
}

/** Returns the first visible link in the content that leads to another page; undefined without one. */
async function findLink(page: Page) {
  const links = page.locator('main a[href^="/"]:not([download]):not([target])').filter({ visible: true });
  const index = await links.evaluateAll((all) =>
    all.findIndex((link) => link instanceof HTMLAnchorElement && link.pathname !== window.location.pathname),
  );
  return index < 0 ? undefined : links.nth(index);
}
