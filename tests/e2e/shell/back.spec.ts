import type { Page } from '@playwright/test';
import { waitForDeferredParts, watchAnswers } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, type Language, site, test } from '../support/test.ts';

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const expectScrollNear = (page: Page, position: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - position)).toBeLessThan(40);

const REGION = { id: 'Asia Timur', en: 'East Asia' };
const FIRST_TOUR = { id: /^Hokkaido Musim Dingin/, en: /^Hokkaido in Winter/ };

const switchLanguage = (page: Page, to: Language) =>
  page.locator(`a[hreflang="${to}"]`).filter({ visible: true }).first().click();

async function expectList(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByText(REGION[language], { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(FIRST_TOUR[language]);
}

test('Back and Forward restore the scroll position', async ({ page }) => {
  const links = page.locator('main article :is(h2, h3) a');
  await page.goto('/group-tour');
  await waitForDeferredParts(page);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  // A click must not scroll, so it takes a link in the middle of the window.
  const index = await links.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .findIndex(({ top, bottom }) => top > 120 && bottom < innerHeight - 80),
  );
  expect(index).toBeGreaterThanOrEqual(0);
  const position = await scrollPosition(page);
  await links.nth(index).click();
  await expect(page).not.toHaveURL(/\/group-tour$/);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('#faq')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const positionOnTarget = await scrollPosition(page);
  expect(positionOnTarget).toBeGreaterThan(300);
  await page.goBack();
  await expect(page).toHaveURL(/\/group-tour$/);
  await expectScrollNear(page, position);
  await page.goForward();
  await expect(page).not.toHaveURL(/\/group-tour$/);
  await expectScrollNear(page, positionOnTarget);
});

// Sections far from the screen have an estimated height, so an equal position alone would not show the same text.
const heading = (page: Page) => page.locator('#included h2');
const topOf = async (page: Page) => (await heading(page).boundingBox())?.y ?? Number.NaN;
const expectPlace = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(40);

test('Back, Forward and a reload show the same place, where a link to a section has skipped others', async ({
  page,
}) => {
  await page.goto('/group-tour/17');
  await waitForDeferredParts(page);
  await page.locator('main a[href="#included"]').filter({ visible: true }).first().click();
  await expect(heading(page)).toBeInViewport();
  await waitForDeferredParts(page);
  const top = await topOf(page);
  await page.locator('header a[href="/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expectPlace(page, top);
  await page.goForward();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expectPlace(page, top);
  await waitForDeferredParts(page);
  await page.reload();
  await waitForDeferredParts(page);
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await expectPlace(page, top);
});

test.describe('when every request of Back fails', () => {
  test.use({ expectsFailures: true });

  test('Back shows the first page without asking for its code, styles or data', async ({ page }) => {
    const answered = watchAnswers(page);
    await page.goto('/blog');
    await waitForDeferredParts(page);
    await answered();
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    const data = page.waitForResponse(/\/_next\/data\/[^/]+\/id\/blog\.json/);
    await page.getByRole('article').nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/./);
    await data;
    // The style sheet is requested when the browser is idle.
    await answered();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
    await answered();
    await page.route(/\/_next\/static\//, (route) => route.abort());
    await page.route(/\/_next\/data\//, (route) => route.abort());
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(heading).toHaveText(title);
  });
});

for (const language of languagesOfRun('id')) {
  const other = language === 'id' ? 'en' : 'id';

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

  for (const path of ['/contact', '/group-tour?page=2']) {
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
      if (path === '/contact')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[language]('contact:title'));
    });
  }
}
