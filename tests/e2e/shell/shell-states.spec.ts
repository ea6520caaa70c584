import type { Page } from '@playwright/test';
import { stopClock } from '../support/actions.ts';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, expectsFailures: true });

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const open = (page: Page, path: string) => page.goto(inLanguage(language, path));
  const menuLink = (page: Page, index: number) =>
    page
      .getByRole('navigation', { name: t('common:menu.main') })
      .getByRole('link', { name: t.menu[index] as string, exact: true });

  test(`${language}: a slow navigation marks its link and shows a progress bar of 5000 ms`, async ({ page }) => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/data/**/about-us.json', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/auth/sign-in');
    await menuLink(page, 4).click();
    const bar = page.locator('[data-phase="running"]');
    await expect(bar).toBeVisible();
    await expect(menuLink(page, 4)).toHaveAttribute('aria-busy', 'true');
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
    release();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(page.locator('[data-phase]')).toHaveCount(0);
    await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  });

  test(`${language}: offline is said within 300 ms, online in a toast for 3000 ms`, async ({ page, context }) => {
    await page.clock.install();
    await open(page, '/group-tour/destination');
    await waitForDeferredParts(page);
    await stopClock(page);
    await context.setOffline(true);
    await page.clock.runFor(300);
    await expect(page.getByRole('status').getByText(t.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t.offline)).toHaveCount(0);
    const toast = page.getByText(t('common:network.online'));
    await expect(toast).toBeVisible();
    const card = await page.getByRole('region', { name: t.toasts }).boundingBox();
    expect([card?.width, card && card.x + card.width, card?.y]).toEqual([400, 1280 - 40, 132]);
    await page.clock.runFor(2900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  });

  test(`${language}: a page that cannot be downloaded is reloaded once, then has a notice`, async ({ page }) => {
    const loads: string[] = [];
    await page.route(/\/_next\/static\/chunks\/.*\b(mice|career)\b[^/]*\.js/, (route) => {
      const isUnavailable = !loads.some((path) => route.request().url().includes(path.replace('/en', '')));
      return isUnavailable ? route.abort() : route.continue();
    });
    await open(page, '/auth/sign-in');
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    await menuLink(page, 3).click();
    await expect(page).toHaveURL(/\/mice$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForDeferredParts(page);
    expect(loads).toEqual([inLanguage(language, '/mice')]);
    await menuLink(page, 6).click();
    const stopped = page.getByRole('heading', { level: 1, name: t.stopped });
    await expect(stopped).toBeFocused();
    await expect(stopped).toBeInViewport({ ratio: 1 });
    expect(loads).toHaveLength(1);
    await expect(menuLink(page, 0)).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem(
        'kelana.chunk-reload',
        String(Number(sessionStorage.getItem('kelana.chunk-reload')) - 60_000),
      );
    });
    await menuLink(page, 6).click();
    await expect(page).toHaveURL(/\/career$/);
    await expect.poll(() => loads).toEqual([inLanguage(language, '/mice'), inLanguage(language, '/career')]);
  });
}
