import { expectNoProgress } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';
import { openWithoutLateParts } from './missing-scripts.ts';

const NOTICE = 'Sebagian halaman gagal diunduh';

test.use({ expectsFailures: true });

test('a form that cannot be downloaded reloads the page once, then says so in its place, with ways on', async ({
  page,
}) => {
  const state = await openWithoutLateParts(page, '/contact');
  const main = page.getByRole('main');
  const said = main.getByRole('alert').filter({ hasText: NOTICE });
  await expect.poll(() => state.opened).toBe(2);
  await expect(said).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Hubungi kami' })).toBeVisible();
  const again = main.getByRole('button', { name: 'Coba lagi' });
  await expect(main.getByRole('region', { name: 'Tulis pesan' }).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await again.click();
  await expect(said).toBeVisible();
  state.isReachable = true;
  await again.click();
  await expect(main.locator('form')).toBeVisible();
  expect(state.opened).toBe(2);
});

test('a menu that cannot be downloaded stays closed with a notice, the page stays, and the next press opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const state = await openWithoutLateParts(page, '/group-tour/17');
  const menu = page.getByRole('button', { name: 'Buka menu' });
  await menu.click();
  await expect.poll(() => state.opened).toBe(2);
  await page.waitForLoadState('networkidle');
  await menu.click();
  await expect(page.getByRole('region', { name: 'Pemberitahuan' }).getByText(NOTICE)).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
  state.isReachable = true;
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(state.opened).toBe(2);
});

test('pictures that cannot be opened large leave the page as it is', async ({ page }) => {
  const state = await openWithoutLateParts(page, '/group-tour/17');
  const open = page.getByRole('button', { name: /^Lihat \d+ foto$/ });
  await open.click();
  await expect.poll(() => state.opened).toBe(2);
  await page.waitForLoadState('networkidle');
  await open.click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
  state.isReachable = true;
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('by a link the words of a tour stay where its later parts cannot be downloaded', async ({ page }) => {
  await page.goto('/group-tour');
  await page.evaluate(() => sessionStorage.setItem('kelana.chunk-reload', String(Date.now())));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/chunks/**', (route) => route.abort('connectionreset'));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: NOTICE });
  await expect(said.first()).toBeVisible();
  await page.unroute('**/_next/static/chunks/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const again = page.getByRole('button', { name: 'Coba lagi' });
  while ((await again.count()) > 0) {
    const left = await again.count();
    await again.first().click();
    await expect.poll(() => again.count()).toBeLessThan(left);
  }
  await expect(said).toHaveCount(0);
  await expect(page.locator('#dates')).toBeVisible();
});

test('a page that cannot be downloaded says so where it can be seen, however far down the link was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about-us');
  await page.evaluate(() => sessionStorage.setItem('kelana.chunk-reload', String(Date.now())));
  await page.route(/\/_next\/static\/chunks\/.*career[^/]*\.js/, (route) => route.abort());
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Karier', exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  const title = page.getByRole('heading', { level: 1, name: NOTICE });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expectNoProgress(page);
});

test('where the scripts of a page itself do not come, its form says after ten seconds how else to reach us', async ({
  page,
}) => {
  await page.route(/\/_next\/static\/chunks\/pages\/contact[^/]*\.js/, (route) => route.abort('connectionreset'));
  await page.goto('/contact');
  const help = page.getByText('Formulir belum juga muncul?');
  await expect(help).toBeHidden();
  await expect(help).toBeVisible({ timeout: 15_000 });
  await expect(help.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await page.unroute(/\/_next\/static\/chunks\/pages\/contact[^/]*\.js/);
  await help.locator('a').first().click();
  await expect(page.getByRole('main').locator('form')).toBeVisible();
});

test('so do a booking, an offer and the pages of a member, which are otherwise only awaited', async ({
  page,
  context,
}) => {
  const scripts = /\/_next\/static\/chunks\/pages\/(booking|prebook|account)[^.]*\.js/;
  await context.route(scripts, (route) => route.abort('connectionreset'));
  const pages = await Promise.all(
    ['/booking/17', '/prebook?group_tour_date_id=1', '/account'].map(async (path) => {
      const one = path === '/account' ? page : await context.newPage();
      await one.goto(path);
      return one;
    }),
  );
  for (const one of pages) {
    const help = one.getByRole('main').getByText('Belum juga muncul?');
    await expect(help).toBeVisible({ timeout: 15_000 });
    await expect(help.getByRole('link', { name: 'Muat ulang halaman' })).toHaveAttribute('href', '');
  }
  await context.unroute(scripts);
  await page.getByRole('link', { name: 'Muat ulang halaman' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?from=/);
});
