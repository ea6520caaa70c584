import type { Page } from '@playwright/test';
import { sampleOf } from '../support/run-size.ts';
import { expect, test } from '../support/test.ts';
import { openWithoutLateParts, scripts } from './missing-scripts.ts';

const HELD_MS = 1000;
const TOUR = '/group-tour/17';
const NOTICE = 'Sebagian halaman gagal diunduh';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: /^Simpan Turki Lengkap/ });

/** Where what stands at the top of a tour's page is. */
async function placesOf(page: Page) {
  const picture = page.getByRole('main').getByRole('img').first();
  return { title: await title(page).boundingBox(), picture: await picture.boundingBox() };
}

for (const width of sampleOf([360, 800, 1280], [360])) {
  test(`by a link nothing above moves while the parts of a tour come late: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/group-tour');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    // The page itself and its data are here; from now on whatever else it asks for is slow.
    await link.hover();
    await page.waitForLoadState('networkidle');
    let held = 0;
    await page.route(scripts, async (route) => {
      held += 1;
      await new Promise((resolve) => setTimeout(resolve, HELD_MS));
      await route.continue();
    });
    await link.click();
    await expect(title(page)).toHaveText(name);
    const early = await placesOf(page);
    await page.evaluate(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shifts.push(shift.toJSON().value);
      }).observe({ type: 'layout-shift' });
    });
    await expect(page.getByRole('button', { name: /^Simpan / }).first()).toBeVisible();
    await expect(page.locator('#faq')).toBeVisible();
    await expect(page.locator('#dates')).toBeVisible();
    expect(held).toBeGreaterThan(0);
    expect(await placesOf(page)).toEqual(early);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    await page.unroute(scripts);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Simpan / }).first()).toBeVisible();
    expect(await placesOf(page)).toEqual(early);
  });
}

test.describe('where late parts cannot be downloaded', () => {
  test.use({ expectsFailures: true });

  async function expectWritten(page: Page) {
    await expect(title(page)).toContainText('Turki Lengkap');
    await expect(save(page)).toBeVisible();
    for (const id of ['dates', 'itinerary', 'visa', 'faq', 'similar'])
      await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }

  test('a press reloads the page once, then says what is missing, and does its work once it has come', async ({
    page,
  }) => {
    const state = await openWithoutLateParts(page, TOUR);
    await expectWritten(page);
    await save(page).click();
    await expect.poll(() => state.opened).toBe(2);
    await expectWritten(page);
    await page.waitForLoadState('networkidle');
    await save(page).click();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
    await expectWritten(page);
    state.isReachable = true;
    await save(page).click();
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Buka semua 10 hari' }).click();
    await expect(page.locator('#itinerary details[open]')).toHaveCount(10);
    expect(state.opened).toBe(2);
  });

  test('each of two tabs reloads exactly once, however often its dead buttons are pressed', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    const states = await Promise.all(tabs.map((tab) => openWithoutLateParts(tab, TOUR)));
    for (let press = 0; press < 5; press += 1) {
      for (const tab of tabs) await save(tab).click();
      await expect.poll(() => states.map(({ opened }) => opened)).toEqual([2, 2]);
      await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    }
    expect(states.map(({ opened }) => opened)).toEqual([2, 2]);
    for (const tab of tabs) await expect(tab.getByText(NOTICE)).toBeVisible();
  });

  test('the written page stays, and comes to life when the connection is back', async ({ page, context }) => {
    const state = await openWithoutLateParts(page, TOUR);
    await context.setOffline(true);
    await expectWritten(page);
    state.isReachable = true;
    await context.setOffline(false);
    await expect.poll(() => state.came).toBeGreaterThan(3);
    await save(page).click();
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
    expect(state.opened).toBe(1);
  });
});

declare global {
  interface Window {
    shifts: number[];
  }
}
