import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../support/loaded-page.ts';
import { sampleOf } from '../support/run-size.ts';
import { expect, test } from '../support/test.ts';
import { chunks, openWithoutDeferredChunks, waitForTourPage } from './blocked-chunks.ts';

const DELAY_MS = 1000;
const TOUR = '/group-tour/17';
const NOTICE = 'Sebagian halaman gagal diunduh';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const saveButton = (page: Page) => page.getByRole('button', { name: /^Simpan Turki Lengkap/ });

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

test.describe('when deferred parts cannot be downloaded', () => {
  test.use({ expectsFailures: true });

  async function expectStaticContent(page: Page) {
    await expect(title(page)).toContainText('Turki Lengkap');
    await expect(saveButton(page)).toBeVisible();
    for (const id of ['dates', 'itinerary', 'visa', 'faq', 'similar'])
      await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }

  test('a click reloads the page once, the next one shows a notice, and one after the download has its effect', async ({
    page,
  }) => {
    const state = await openWithoutDeferredChunks(page, TOUR);
    await expectStaticContent(page);
    await saveButton(page).click();
    await expect.poll(() => state.documents).toBe(2);
    await expectStaticContent(page);
    await waitForHydration(page);
    await saveButton(page).click();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
    await expectStaticContent(page);
    state.isReachable = true;
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Buka semua 10 hari' }).click();
    await expect(page.locator('#itinerary details[open]')).toHaveCount(10);
    expect(state.pageLoads).toBe(2);
  });

  test('each of two tabs reloads exactly once, however often its buttons are clicked', async ({ page, context }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    const states = await Promise.all(tabs.map((tab) => openWithoutDeferredChunks(tab, TOUR)));
    for (let click = 0; click < 5; click += 1) {
      for (const tab of tabs) await saveButton(tab).click();
      await expect.poll(() => states.map(({ documents }) => documents)).toEqual([2, 2]);
      await Promise.all(tabs.map(waitForHydration));
    }
    expect(states.map(({ pageLoads }) => pageLoads)).toEqual([2, 2]);
    for (const tab of tabs) await expect(tab.getByText(NOTICE)).toBeVisible();
  });

  test('the static page stays, and becomes interactive when the connection is back', async ({ page, context }) => {
    const state = await openWithoutDeferredChunks(page, TOUR);
    await context.setOffline(true);
    await expectStaticContent(page);
    state.isReachable = true;
    await context.setOffline(false);
    await expect.poll(() => state.loaded).toBeGreaterThan(3);
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
    expect(state.pageLoads).toBe(1);
  });
});

declare global {
  interface Window {
    shifts: number[];
  }
}
