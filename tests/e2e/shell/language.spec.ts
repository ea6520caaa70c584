import type { Page } from '@playwright/test';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { sampleOf } from '../support/run-size.ts';
import { expect, inLanguage, type Language, site, test } from '../support/test.ts';

const OTHER: Record<Language, Language> = { id: 'en', en: 'id' };
const REGION = { id: 'Asia Timur', en: 'East Asia' };
const FIRST_TOUR = { id: /^Hokkaido Musim Dingin/, en: /^Hokkaido in Winter/ };
const CONTACT = { id: 'Hubungi kami', en: 'Contact us' };

const switchLanguage = (page: Page, to: Language) =>
  page.locator(`a[hreflang="${to}"]`).filter({ visible: true }).first().click();

async function expectList(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByText(REGION[language], { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(FIRST_TOUR[language]);
}

for (const language of ['id', 'en'] as const) {
  const other = OTHER[language];

  test(`${language}: the list has one language after a switch, Back, a reload and Back`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    await waitForDeferredParts(page);
    await switchLanguage(page, other);
    await expectList(page, other);
    await page.goBack();
    await expectList(page, language);
    await page.goForward();
    await expectList(page, other);
    await page.reload();
    await waitForDeferredParts(page);
    await page.goBack();
    await expectList(page, language);
  });

  for (const path of sampleOf(
    ['/contact', '/group-tour?page=2'],
    language === 'id' ? ['/contact'] : ['/group-tour?page=2'],
  )) {
    test(`${language}: Back from a reloaded page in the other language shows this one: ${path}`, async ({ page }) => {
      await page.goto(inLanguage(language, path));
      await waitForDeferredParts(page);
      await switchLanguage(page, other);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await page.reload();
      await waitForDeferredParts(page);
      await page.goBack();
      await expect(page).toHaveURL(site + inLanguage(language, path));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (path === '/contact') await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONTACT[language]);
    });
  }
}
