import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/loaded-page.ts';
import { expect, test } from '../support/test.ts';
import { openWithoutDeferredChunks, waitForTourPage } from './blocked-chunks.ts';

const NOTICE = 'Sebagian halaman gagal diunduh';

test.use({ expectsFailures: true });

/** Presses every button to try again, one after another. */
async function retryAll(page: Page): Promise<void> {
  const retries = page.getByRole('button', { name: 'Coba lagi' });
  while ((await retries.count()) > 0) {
    const remaining = await retries.count();
    await retries.first().click();
    await expect.poll(() => retries.count()).toBeLessThan(remaining);
  }
}

test('parts of a tour that cannot be downloaded reload the page once, then show a notice in their place', async ({
  page,
}) => {
  const state = await openWithoutDeferredChunks(page, '/group-tour/17');
  await expect.poll(() => state.documents).toBe(2);
  const notices = page.getByRole('main').getByRole('alert').filter({ hasText: NOTICE });
  await expect(notices.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
  state.isReachable = true;
  await retryAll(page);
  await expect(notices).toHaveCount(0);
  const save = page.getByRole('button', { name: /^Simpan Turki Lengkap/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(state.pageLoads).toBe(2);
});

test('a form that cannot be downloaded reloads the page once, then shows a notice with contact options', async ({
  page,
}) => {
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

test('a menu that cannot be downloaded stays closed with a notice, the page stays, and a later click opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const state = await openWithoutDeferredChunks(page, '/group-tour/17');
  const menuButton = page.getByRole('button', { name: 'Buka menu' });
  await expect.poll(() => state.documents).toBe(2);
  await waitForHydration(page);
  await menuButton.click();
  await expect(page.getByRole('region', { name: 'Pemberitahuan' }).getByText(NOTICE)).toBeVisible();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
  state.isReachable = true;
  await menuButton.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(state.pageLoads).toBe(2);
});

test('after a click on a link, the heading of a tour stays when its deferred parts cannot be downloaded', async ({
  page,
}) => {
  await page.goto('/group-tour');
  await page.evaluate(() => sessionStorage.setItem('kelana.chunk-reload', String(Date.now())));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await waitForTourPage(page, link);
  await page.route('**/_next/static/chunks/**', (route) => route.abort('connectionreset'));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const notices = page.getByRole('main').getByRole('alert').filter({ hasText: NOTICE });
  await expect(notices.first()).toBeVisible();
  await page.unroute('**/_next/static/chunks/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await retryAll(page);
  await expect(notices).toHaveCount(0);
  await expect(page.locator('#dates')).toBeVisible();
});

test('when their scripts cannot be downloaded, a booking, an offer and a member page offer a reload', async ({
  page,
  context,
}) => {
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
    const help = tab.getByRole('main').getByRole('paragraph').filter({ hasText: 'Belum juga muncul?' });
    await expect(help).toBeVisible();
    await expect(help.getByRole('link', { name: 'Muat ulang halaman' })).toHaveAttribute('href', '');
  }
  await context.unroute(pageScripts);
  await page.getByRole('link', { name: 'Muat ulang halaman' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?from=/);
});
