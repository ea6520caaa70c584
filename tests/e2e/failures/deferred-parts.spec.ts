import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../support/run-size.ts';
import { expect, test } from '../support/test.ts';
import { chunks, waitForTourPage } from './blocked-chunks.ts';

const DELAY_MS = 1000;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Returns the places of the title and the first picture of a tour page. The width of the title is left out: it is counted
 * in letters, and the page after a press may have another font.
 */
async function topPositions(page: Page) {
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { width: _, ...titleBox } = await boxOf(title(page));
  return { title: titleBox, picture: await boxOf(page.getByRole('main').getByRole('img').first()) };
}

for (const width of sampleOf([360, 800, 1280], [360])) {
  test(`after a click on a link, the top of a tour page does not move while its parts load: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/group-tour');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    // The page script and the data are prefetched; every further chunk is delayed from now on.
    await waitForTourPage(page, link);
    let delayed = 0;
    await page.route(chunks, async (route) => {
      delayed += 1;
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.continue();
    });
    await link.click();
    await expect(page).toHaveURL(/\/group-tour\/\d+(\?itinerary=\d+)?$/);
    await expect(title(page)).toHaveText(name);
    const positions = await topPositions(page);
    await page.evaluate(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shifts.push(shift.toJSON().value);
      }).observe({ type: 'layout-shift' });
    });
    await expect(page.getByRole('button', { name: /^Simpan / }).first()).toBeVisible();
    await expect(page.locator('#faq')).toBeVisible();
    await expect(page.locator('#dates')).toBeVisible();
    expect(delayed).toBeGreaterThan(0);
    expect(await topPositions(page)).toEqual(positions);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    await page.unroute(chunks);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Simpan / }).first()).toBeVisible();
    expect(await topPositions(page)).toEqual(positions);
  });
}

declare global {
  interface Window {
    shifts: number[];
  }
}
