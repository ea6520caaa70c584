import type { Locator, Page } from '@playwright/test';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const titleOf = async (article: Locator) => (await article.getByRole('link').innerText()).replaceAll('\u00a0', ' ');
const priceOf = async (article: Locator) => /Rp\s[\d.]+/.exec(await article.innerText())?.[0] ?? 'no price';

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a visitor saves a tour and finds it again after a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    await waitForDeferredParts(page);
    const card = page.getByRole('article').first();
    const title = await titleOf(card);
    const saveButton = card.getByRole('button', { name: `${t('kept:save')} ${title}` });
    await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
    await saveButton.click();
    await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('link', { name: t('tour:list.view.saved') })
      .first()
      .click();
    await expect(page.getByText(t('kept:saved.count', { count: 1 }))).toBeVisible();
    await expect(cardOf(page, title).getByRole('listitem').first()).toBeVisible();
    await saveButton.click();
    await expect(page.getByRole('heading', { name: t('kept:saved.empty') })).toBeVisible();
    await page.getByRole('button', { name: t('kept:saved.undo') }).click();
    await expect(page.getByText(t('kept:saved.count', { count: 1 }))).toBeVisible();
  });

  test(`${language}: on a phone a visitor compares two tours by price, in the list and from a tour`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto(inLanguage(language, '/group-tour'));
    await waitForDeferredParts(page);
    const cards = page.getByRole('article');
    const compareButtons = page.getByRole('button', { name: new RegExp(`^${t('kept:compare')} .`) });
    const titles = [await titleOf(cards.nth(0)), await titleOf(cards.nth(1))];
    const prices = [await priceOf(cards.nth(0)), await priceOf(cards.nth(1))];
    await compareButtons.nth(0).click();
    await compareButtons.nth(1).click();
    const compareBar = page.getByRole('region', { name: t('kept:tray.title') });
    await compareBar.getByRole('button', { name: t('kept:compare'), exact: true }).click();
    const table = page.getByRole('table', { name: t('kept:table.title') });
    const row = table.getByRole('row', { name: t('kept:table.price') });
    await test.step('the comparison fits and marks the difference', async () => {
      for (const title of titles) await expect(table.getByRole('columnheader', { name: title })).toBeVisible();
      for (const price of prices) await expect(row).toContainText(price);
      await expect(row.getByText(t('kept:table.differs'))).toBeVisible();
      await expect(row.getByRole('cell')).toHaveCount(2);
      for (const cell of await row.getByRole('cell').all()) {
        const amount = cell.getByText(/^Rp/);
        await expect(amount).toBeInViewport({ ratio: 1 });
        // One line of 17 px text; a broken amount would take two.
        expect((await amount.boundingBox())?.height).toBeLessThan(30);
      }
      await expectNoHorizontalScroll(page);
    });
    await test.step('a tour can be removed', async () => {
      await table.getByRole('button', { name: titles[0] }).first().click();
      await expect(table.getByRole('columnheader', { name: titles[0] })).toHaveCount(0);
      await page.getByRole('button', { name: t('common:buttons.close'), exact: true }).click();
      await expect(table).toHaveCount(0);
      await expect(compareButtons.nth(0)).toHaveAttribute('aria-pressed', 'false');
      await expect(compareButtons.nth(1)).toHaveAttribute('aria-pressed', 'true');
    });
    await compareButtons.nth(0).click();
    await cards.nth(0).getByRole('link').click();
    await expect(compareBar).toHaveCount(0);
    await page.getByRole('button', { name: t('kept:chip.open', { count: 2 }) }).click();
    await expect(row).toBeVisible();
  });

  test(`${language}: a returning visitor sees the recently viewed tours and can clear them`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    // The page is visible before it stores the viewed tour.
    await page.waitForFunction((title) => localStorage.getItem('kelana.kept-tours')?.includes(title), t.turkey);
    await page.goto(inLanguage(language, '/'));
    const recent = page.getByRole('region', { name: t('kept:recent.title') });
    await expect(recent.getByRole('link', { name: new RegExp(`^${t.turkey}`) })).toBeVisible();
    await recent.getByRole('button', { name: t('kept:recent.clear') }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(recent).toHaveCount(0);
  });
}
