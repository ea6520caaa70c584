import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../support/loaded-page.ts';
import { sampleOf } from '../support/run-size.ts';
import { expect, test } from '../support/test.ts';

const NOTICE = 'Sebagian halaman gagal diunduh';
const DELAY_MS = 1000;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const chunks = '**/_next/static/chunks/**';

/**
 * Opens a page and blocks the downloads of its deferred chunks, which its HTML does not name, until `isReachable` is
 * true. Returns this switch and the numbers of refused chunks, of page loads that have started and of documents that have
 * arrived.
 */
async function openWithoutDeferredChunks(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const state = { isReachable: false, refused: 0, pageLoads: 0, documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.pageLoads += 1;
  });
  page.on('domcontentloaded', () => {
    state.documents += 1;
  });
  await page.route(chunks, (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) return route.continue();
    if (state.isReachable) return route.continue();
    state.refused += 1;
    return route.abort('connectionreset');
  });
  await page.goto(path);
  await expect.poll(() => state.refused).toBeGreaterThan(0);
  return state;
}

/** Points at the link of a tour and waits until the browser has the data and the script of its page. */
async function waitForTourPage(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForFunction(
    (path) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return [`${path}.json`, '/chunks/pages/group-tour/%5Bid%5D'].every((part) =>
        loaded.some((name) => name.includes(part)),
      );
    },
    (await link.getAttribute('href'))?.split('?')[0],
  );
}

/**
 * Returns the places of the title and the first picture of a tour page. The width of the title is left out: it is counted
 * in letters, and the page after a press may have another font.
 */
async function topPositions(page: Page) {
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { width: _, ...titleBox } = await boxOf(title(page));
  return { title: titleBox, picture: await boxOf(page.getByRole('main').getByRole('img').first()) };
}

/** Presses every button to try again, one after another. */
async function retryAll(page: Page): Promise<void> {
  const retries = page.getByRole('button', { name: 'Coba lagi' });
  while ((await retries.count()) > 0) {
    const remaining = await retries.count();
    await retries.first().click();
    await expect.poll(() => retries.count()).toBeLessThan(remaining);
  }
}

declare global {
  interface Window {
    shifts: number[];
  }
}

test.use({ expectsFailures: true });

test('missing parts and the menu of a tour reload the page once, then show a notice in their place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const state = await openWithoutDeferredChunks(page, '/group-tour/17');
  await expect.poll(() => state.documents).toBe(2);
  const notices = page.getByRole('main').getByRole('alert').filter({ hasText: NOTICE });
  await expect(notices.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
  const menuButton = page.getByRole('button', { name: 'Buka menu' });
  await waitForHydration(page);
  await menuButton.click();
  await expect(page.getByRole('region', { name: 'Pemberitahuan' }).getByText(NOTICE)).toBeVisible();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  state.isReachable = true;
  await test.step('a later click opens the menu, and buttons show the parts', async () => {
    await menuButton.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await retryAll(page);
    await expect(notices).toHaveCount(0);
  });
  const save = page.getByRole('button', { name: /^Simpan Turki Lengkap/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(state.pageLoads).toBe(2);
});

test('a missing form reloads the page once, then shows a notice with contacts', async ({ page }) => {
  const state = await openWithoutDeferredChunks(page, '/contact');
  const main = page.getByRole('main');
  const notice = main.getByRole('alert').filter({ hasText: NOTICE });
  await expect.poll(() => state.pageLoads).toBe(2);
  await expect(notice).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Hubungi kami' })).toBeVisible();
  const retry = main.getByRole('button', { name: 'Coba lagi' });
  await expect(main.getByRole('region', { name: 'Tulis pesan' }).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await retry.click();
  await expect(notice).toBeVisible();
  state.isReachable = true;
  await retry.click();
  await expect(main.locator('form')).toBeVisible();
  expect(state.pageLoads).toBe(2);
});

test('after a click, the heading of a tour stays when its deferred parts are missing', async ({ page }) => {
  await page.goto('/group-tour');
  await page.evaluate(() => sessionStorage.setItem('kelana.chunk-reload', String(Date.now())));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await waitForTourPage(page, link);
  await page.route(chunks, (route) => route.abort('connectionreset'));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const notices = page.getByRole('main').getByRole('alert').filter({ hasText: NOTICE });
  await expect(notices.first()).toBeVisible();
  await page.unroute(chunks);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await retryAll(page);
  await expect(notices).toHaveCount(0);
  await expect(page.locator('#dates')).toBeVisible();
});

test('without their scripts a booking, an offer and a member page offer a reload', async ({ page, context }) => {
  const pageScripts = /\/_next\/static\/chunks\/pages\/(booking|prebook|account)[^.]*\.js/;
  await context.route(pageScripts, (route) => route.abort('connectionreset'));
  const tabs = await Promise.all(
    ['/booking/17', '/prebook?group_tour_date_id=1', '/account'].map(async (path) => {
      const tab = path === '/account' ? page : await context.newPage();
      await tab.goto(path);
      return tab;
    }),
  );
  for (const tab of tabs) {
    // The help appears at the end of an animation of ten seconds; that of the skeleton has no end.
    await tab.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      }
    });
    const help = tab.getByRole('main').getByRole('paragraph').filter({ hasText: 'Belum juga muncul?' });
    await expect(help).toBeVisible();
    await expect(help.getByRole('link', { name: 'Muat ulang halaman' })).toHaveAttribute('href', '');
  }
  await context.unroute(pageScripts);
  await page.getByRole('link', { name: 'Muat ulang halaman' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?from=/);
});

for (const width of sampleOf([360, 800, 1280], [360])) {
  test(`after a click, the top of a tour does not move while parts load, ${width} px`, async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures that cannot be loaded show the pattern of a missing one', async ({ page }) => {
    await page.route('**/_next/image?**', (route) => route.abort());
    await page.goto('/group-tour');
    const pictures = page.locator('article img');
    await expect.poll(() => pictures.first().evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true);
    const cover = await pictures.first().evaluate((image) => {
      const { content, position, backgroundImage } = getComputedStyle(image, '::after');
      return { content, position, backgroundImage };
    });
    expect(cover).toEqual({
      content: '""',
      position: 'absolute',
      backgroundImage: expect.stringContaining('data:image/svg+xml'),
    });
  });
});
