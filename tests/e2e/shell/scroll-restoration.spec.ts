import type { Page } from '@playwright/test';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { expect, test } from '../support/test.ts';

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const expectScrollNear = (page: Page, position: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - position)).toBeLessThan(40);

/**
 * Scrolls down and follows the first link of `links` that is then in the middle of the window. Returns the scroll
 * position in pixels.
 */
async function scrollAndFollow(page: Page, path: string, links: string): Promise<number> {
  await page.goto(path);
  await expect(page.locator(links).first()).toBeVisible();
  await waitForDeferredParts(page);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const index = await page.locator(links).evaluateAll((elements) => {
    const isInTheMiddle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 120 && bottom < window.innerHeight - 80;
    };
    return elements.findIndex(isInTheMiddle);
  });
  expect(index).toBeGreaterThanOrEqual(0);
  const position = await scrollPosition(page);
  await page.locator(links).nth(index).click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await expect.poll(() => scrollPosition(page)).toBe(0);
  return position;
}

test('Back and Forward restore the scroll position', async ({ page }) => {
  const position = await scrollAndFollow(page, '/group-tour', 'main article :is(h2, h3) a');
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
test.describe('the same text at the same place of a long page', () => {
  const heading = (page: Page) => page.locator('#included h2');
  const topOf = async (page: Page) => (await heading(page).boundingBox())?.y ?? Number.NaN;
  const expectPlace = (page: Page, top: number) =>
    expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(40);

  test.beforeEach(async ({ page }) => {
    await page.goto('/group-tour/17');
    await waitForDeferredParts(page);
  });

  test('after Back and Forward, where a link to a section has skipped others', async ({ page }) => {
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
  });

  test('after a reload', async ({ page }) => {
    while ((await topOf(page)) > 300) await page.evaluate(() => window.scrollBy({ top: 250, behavior: 'instant' }));
    await waitForDeferredParts(page);
    const top = await topOf(page);
    await page.reload();
    await waitForDeferredParts(page);
    await expect(page.locator('html')).toHaveAttribute('data-whole');
    await expectPlace(page, top);
  });
});
