import type { Page } from '@playwright/test';
import { languagesOfRun } from '../support/run-size.ts';
import { addFault, clearFaults } from '../support/service-host.ts';
import { words } from '../support/shell-words.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, expectsFailures: true });

/** Counts how often the browser loads a whole page. */
function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

for (const language of languagesOfRun('en')) {
  const w = words[language];
  const open = (page: Page, path: string) => page.goto(inLanguage(language, path));
  const menuLink = (page: Page, index: number) =>
    page.getByRole('navigation', { name: w.main }).getByRole('link', { name: w.menu[index] as string, exact: true });

  test(`${language}: a slow navigation shows the progress bar for up to 5000 ms, and the bar goes`, async ({
    page,
  }) => {
    let answer: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/_next/data/**/about-us.json', async (route) => {
      await gate;
      await route.continue();
    });
    await open(page, '/auth/sign-in');
    await menuLink(page, 4).click();
    const bar = page.locator('[data-phase="running"]');
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
    answer();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(page.locator('[data-phase]')).toHaveCount(0);
  });

  test(`${language}: offline says so with the time, online says so at the top right for 3000 ms`, async ({
    page,
    context,
  }) => {
    await open(page, '/group-tour/destination');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText(w.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(w.offline)).toHaveCount(0);
    const toast = page.getByText(w.online);
    await expect(toast).toBeVisible();
    const shownAt = Date.now();
    const card = await page.getByRole('region', { name: w.toasts }).boundingBox();
    expect([card?.width, card && card.x + card.width, card?.y]).toEqual([400, 1280 - 40, 16]);
    await expect(toast).toHaveCount(0);
    expect(Date.now() - shownAt).toBeGreaterThan(2000);
    expect(Date.now() - shownAt).toBeLessThan(5000);
  });

  test(`${language}: a part that cannot be downloaded reloads the page once a minute, then says so`, async ({
    page,
  }) => {
    await page.route(/\/_next\/static\/chunks\/.*\b(mice|career)\b[^/]*\.js/, (route) => {
      const isMissing = !loads.some((path) => route.request().url().includes(path.replace('/en', '')));
      return isMissing ? route.abort() : route.continue();
    });
    const loads = pageLoads(page);
    await open(page, '/auth/sign-in');
    loads.length = 0;
    await menuLink(page, 3).click();
    await expect(page).toHaveURL(/\/mice$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([inLanguage(language, '/mice')]);
    await menuLink(page, 6).click();
    const stopped = page.getByRole('heading', { level: 1, name: w.stopped });
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

  test(`${language}: an unknown page is 404 with its message and the way home`, async ({ page }) => {
    const answer = await open(page, '/tidak-ada');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.missing);
    await page.getByRole('main').getByRole('link', { name: w.home }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${inLanguage(language, '/')}$`));
  });

  test(`${language}: a page the service cannot give is 500 with its message, a retry and the way home`, async ({
    page,
  }) => {
    const path = `/career/gagal-${language}`;
    await addFault({ operationId: 'getCareer', status: 500 });
    const answer = await open(page, path);
    await clearFaults('getCareer');
    expect(answer?.status()).toBe(500);
    await expect(page.getByText('500', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.failed);
    await expect(page.getByRole('main').getByRole('link', { name: w.home })).toHaveAttribute(
      'href',
      inLanguage(language, '/'),
    );
    await page.getByRole('main').getByRole('button', { name: w.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.missing);
  });
}

test('what is done stands on orange, the second choice on light blue', async ({ page }) => {
  await page.goto('/');
  const ground = (selector: string) =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), selector);
  await expect(page.getByRole('button', { name: 'Cari tour' })).toHaveCSS('background-color', 'rgb(194, 65, 12)');
  expect(await ground('--second')).toBe('#dceaf4');
});
