import type { Locator, Page } from '@playwright/test';
import { messages as commonMessages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    save: 'Simpan',
    saved: 'Tersimpan',
    oneSaved: '1 tour tersimpan di perangkat ini',
    noneSaved: 'Belum ada tour tersimpan',
    undo: 'Batalkan',
    compare: 'Bandingkan',
    compareBar: 'Bandingkan tour',
    comparison: 'Perbandingan tour',
    priceFrom: 'Harga mulai',
    close: 'Tutup',
    compareTwo: 'Bandingkan 2 tour',
    differs: 'Berbeda',
    recentlyViewed: 'Baru dilihat',
    clearHistory: 'Hapus riwayat',
  },
  en: {
    save: 'Save',
    saved: 'Saved',
    oneSaved: '1 tour saved on this device',
    noneSaved: 'No saved tours yet',
    undo: 'Undo',
    compare: 'Compare',
    compareBar: 'Compare tours',
    comparison: 'Tours side by side',
    priceFrom: 'Price from',
    close: 'Close',
    compareTwo: 'Compare 2 tours',
    differs: 'Differs',
    recentlyViewed: 'Recently viewed',
    clearHistory: 'Clear history',
  },
};

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const titleOf = async (article: Locator) => (await article.getByRole('link').innerText()).replaceAll('\u00a0', ' ');
const priceOf = async (article: Locator) => /Rp\s[\d.]+/.exec(await article.innerText())?.[0] ?? 'no price';

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const { turkey } = commonMessages[language];

  test(`${language}: a visitor saves a tour and finds it again after a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    const card = page.getByRole('article').first();
    const title = await titleOf(card);
    const saveButton = card.getByRole('button', { name: `${t.save} ${title}` });
    await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
    await saveButton.click();
    await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: t.saved }).first().click();
    await expect(page.getByText(t.oneSaved)).toBeVisible();
    await expect(cardOf(page, title).getByRole('listitem').first()).toBeVisible();
    await saveButton.click();
    await expect(page.getByRole('heading', { name: t.noneSaved })).toBeVisible();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(page.getByText(t.oneSaved)).toBeVisible();
  });

  test(`${language}: a visitor compares two tours by price and removes one`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    const cards = page.getByRole('article');
    const compareButtons = page.getByRole('button', { name: new RegExp(`^${t.compare} .`) });
    const titles = [await titleOf(cards.nth(0)), await titleOf(cards.nth(1))];
    const prices = [await priceOf(cards.nth(0)), await priceOf(cards.nth(1))];
    await compareButtons.nth(0).click();
    await compareButtons.nth(1).click();
    const compareBar = page.getByRole('region', { name: t.compareBar });
    await compareBar.getByRole('button', { name: t.compare, exact: true }).click();
    const table = page.getByRole('table', { name: t.comparison });
    for (const title of titles) await expect(table.getByRole('columnheader', { name: title })).toBeVisible();
    const row = table.getByRole('row', { name: t.priceFrom });
    for (const price of prices) await expect(row).toContainText(price);
    await expectNoHorizontalScroll(page);
    await table.getByRole('button', { name: titles[0] }).first().click();
    await expect(table.getByRole('columnheader', { name: titles[0] })).toHaveCount(0);
    await page.getByRole('button', { name: t.close, exact: true }).click();
    await expect(table).toHaveCount(0);
    await expect(compareButtons.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expect(compareButtons.nth(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test(`${language}: on a phone the comparison fits and marks differences, and a tour page opens it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto(inLanguage(language, '/group-tour'));
    const compareButtons = page.getByRole('button', { name: new RegExp(`^${t.compare} .`) });
    await compareButtons.nth(0).click();
    await compareButtons.nth(1).click();
    await page.getByRole('article').nth(0).getByRole('link').click();
    await expect(page.getByRole('region', { name: t.compareBar })).toHaveCount(0);
    await page.getByRole('button', { name: t.compareTwo }).click();
    const table = page.getByRole('table', { name: t.comparison });
    await expect(table.getByRole('row', { name: t.priceFrom }).getByText(t.differs)).toBeVisible();
    const cells = await table.getByRole('row', { name: t.priceFrom }).getByRole('cell').all();
    expect(cells).toHaveLength(2);
    for (const cell of cells) {
      const amount = cell.getByText(/^Rp/);
      await expect(amount).toBeInViewport({ ratio: 1 });
      // One line of 17 px text; a broken amount would take two.
      expect((await amount.boundingBox())?.height).toBeLessThan(30);
    }
  });

  test(`${language}: a returning visitor sees the recently viewed tours and can clear them`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    // The page is visible before it stores the viewed tour.
    await page.waitForFunction((title) => localStorage.getItem('kelana.kept-tours')?.includes(title), turkey);
    await page.goto(inLanguage(language, '/'));
    const recent = page.getByRole('region', { name: t.recentlyViewed });
    await expect(recent.getByRole('link', { name: new RegExp(`^${turkey}`) })).toBeVisible();
    await recent.getByRole('button', { name: t.clearHistory }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(recent).toHaveCount(0);
  });
}
