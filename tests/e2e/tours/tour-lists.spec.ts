import type { Locator, Page } from '@playwright/test';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    save: 'Simpan',
    saved: 'Tersimpan',
    count: '1 tour tersimpan di perangkat ini',
    none: 'Belum ada tour tersimpan',
    undo: 'Batalkan',
    compare: 'Bandingkan',
    tray: 'Bandingkan tour',
    full: /^Tiga tour sudah dipilih\./,
    table: 'Perbandingan tour',
    price: 'Harga mulai',
    close: 'Tutup',
    recent: 'Baru dilihat',
    forget: 'Hapus riwayat',
    failed: /Sebagian data belum bisa dimuat/,
    retry: 'Coba lagi',
  },
  en: {
    save: 'Save',
    saved: 'Saved',
    count: '1 tour saved on this device',
    none: 'No saved tours yet',
    undo: 'Undo',
    compare: 'Compare',
    tray: 'Compare tours',
    full: /^Three tours are chosen already\./,
    table: 'Tours side by side',
    price: 'Price from',
    close: 'Close',
    recent: 'Recently viewed',
    forget: 'Clear history',
    failed: /Some of this could not be loaded/,
    retry: 'Try again',
  },
};

const tile = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const titleOf = async (article: Locator) => (await article.getByRole('link').innerText()).replaceAll('\u00a0', ' ');
const priceOf = async (article: Locator) => /Rp\s[\d.]+/.exec(await article.innerText())?.[0] ?? 'no price';

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a visitor saves a tour and finds it again after a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    const first = page.getByRole('article').first();
    const title = await titleOf(first);
    const heart = first.getByRole('button', { name: `${t.save} ${title}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: t.saved }).first().click();
    await expect(page.getByText(t.count)).toBeVisible();
    await expect(tile(page, title).getByRole('listitem').first()).toBeVisible();
    await heart.click();
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(page.getByText(t.count)).toBeVisible();
  });

  test(`${language}: a visitor compares two tours by price and leaves one out`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    const tiles = page.getByRole('article');
    const compare = page.getByRole('button', { name: new RegExp(`^${t.compare} .`) });
    const titles = [await titleOf(tiles.nth(0)), await titleOf(tiles.nth(1))];
    const prices = [await priceOf(tiles.nth(0)), await priceOf(tiles.nth(1))];
    await compare.nth(0).click();
    await compare.nth(1).click();
    const tray = page.getByRole('region', { name: t.tray });
    await tray.getByRole('button', { name: t.compare, exact: true }).click();
    const table = page.getByRole('table', { name: t.table });
    for (const title of titles) await expect(table.getByRole('columnheader', { name: title })).toBeVisible();
    const row = table.getByRole('row', { name: t.price });
    for (const price of prices) await expect(row).toContainText(price);
    await expectNoSideways(page);
    await table.getByRole('button', { name: titles[0] }).first().click();
    await expect(table.getByRole('columnheader', { name: titles[0] })).toHaveCount(0);
    await page.getByRole('button', { name: t.close, exact: true }).click();
    await expect(table).toHaveCount(0);
    await expect(compare.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expect(compare.nth(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test(`${language}: a fourth tour is refused in words`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    const compare = page.getByRole('button', { name: new RegExp(`^${t.compare} .`) });
    for (const index of [0, 1, 2, 3]) await compare.nth(index).click();
    await expect(page.getByRole('region', { name: t.tray }).getByText(t.full)).toBeVisible();
    await expect(compare.nth(3)).toHaveAttribute('aria-pressed', 'false');
  });

  test(`${language}: a visitor who comes back sees what they looked at, and can forget it`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    // The page is readable before it remembers the visit.
    await page.waitForFunction(() => localStorage.getItem('kelana.kept-tours')?.includes('Turki Lengkap'));
    await page.goto(inLanguage(language, '/'));
    const recent = page.getByRole('region', { name: t.recent });
    await expect(recent.getByRole('link', { name: /^Turki Lengkap/ })).toBeVisible();
    await recent.getByRole('button', { name: t.forget }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(recent).toHaveCount(0);
  });

  test.describe(`${language}: while the service is down`, () => {
    test.use({ expectsFailures: true });

    test('the comparison shows what was known and tries again', async ({ page, faults }) => {
      await page.goto(inLanguage(language, '/group-tour'));
      const compare = page.getByRole('button', { name: new RegExp(`^${t.compare} .`) });
      const price = await priceOf(page.getByRole('article').nth(0));
      await compare.nth(0).click();
      await compare.nth(1).click();
      await faults.add({ operationId: 'getTour', network: true });
      await page.getByRole('region', { name: t.tray }).getByRole('button', { name: t.compare, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t.table });
      await expect(dialog.getByText(t.failed)).toBeVisible();
      await expect(dialog.getByRole('row', { name: t.price })).toContainText(price);
      await faults.clear();
      await dialog.getByRole('button', { name: t.retry }).click();
      await expect(dialog.getByText(t.failed)).toHaveCount(0);
    });
  });
}
