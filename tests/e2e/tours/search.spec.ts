import type { Page, Request } from '@playwright/test';
import { waitForDeferredParts, waitForHydration } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const open = async (page: Page, path: string) => {
    await page.goto(inLanguage(language, path));
    await waitForDeferredParts(page);
  };
  const combobox = (page: Page) => page.getByRole('combobox', { name: t('common:find.label') });

  test(`${language}: on a phone the header's icon opens a search that fills the screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await open(page, '/contact');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:menu.search') })
      .click();
    await expect(combobox(page)).toBeFocused();
    const box = async () => {
      const { x, y, width, height } = (await page.getByRole('dialog').boundingBox()) ?? {};
      return { x, y, width, isFull: (height ?? 0) >= 760 };
    };
    await expect.poll(box).toEqual({ x: 0, y: 0, width: 360, isFull: true });
    await page
      .getByRole('option', { name: /^(Jepang|Japan)/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/group-tour\?country=\d+$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(/Jepang|Japan/);
  });

  test(`${language}: text typed into the field of the home page moves into the search and back`, async ({ page }) => {
    await open(page, '/');
    const field = page.getByRole('textbox', { name: t('home:search.where') });
    await field.focus();
    await page.keyboard.type('lebaran', { delay: 20 });
    await expect(combobox(page)).toHaveValue('lebaran');
    await expect(page.getByRole('option', { name: t.like('common:find.lebaran') }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('lebaran');
    await expect(field).toBeFocused();
  });

  test(`${language}: Enter right after typing searches, and the search does not open afterwards`, async ({ page }) => {
    await open(page, '/group-tour');
    const code: Request[] = [];
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/\/_next\/static\/chunks\//, async (route) => {
      code.push(route.request());
      await delivered;
      await route.continue();
    });
    await page.getByRole('main').getByRole('searchbox').first().fill('Vietnam');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=Vietnam/);
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(code.length).toBeGreaterThan(0);
    deliver();
    await Promise.all(code.map(async (request) => (await request.response())?.finished()));
    await waitForHydration(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without a connection', () => {
    // The pictures of the offered tours fail.
    test.use({ expectsFailures: true });

    test(`${language}: offline the search still answers after its first use`, async ({ page, context }) => {
      await open(page, '/group-tour');
      await page.getByRole('main').getByRole('searchbox').first().click();
      await expect(page.getByRole('option', { name: /^(Jepang|Japan)/ }).first()).toBeVisible();
      await page.getByRole('button', { name: t('common:buttons.close') }).click();
      await context.setOffline(true);
      await page.getByRole('main').getByRole('searchbox').first().click();
      await combobox(page).fill('japan');
      await expect(page.getByRole('option', { name: /^(Jepang|Japan)/ }).first()).toBeVisible();
      await context.setOffline(false);
    });
  });
}
