import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const near = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await placeOf(page)) - place), { timeout: 5000 }).toBeLessThan(40);

/** Scrolls down as a reader does and follows the first link of `links` that is then in the middle of the window. */
async function readAndFollow(page: Page, path: string, links: string): Promise<number> {
  await page.goto(path);
  await expect(page.locator(links).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const link = await page.locator(links).evaluateAll((all) => {
    const isInTheMiddle = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 120 && bottom < window.innerHeight - 80;
    };
    return all.findIndex(isInTheMiddle);
  });
  expect(link).toBeGreaterThanOrEqual(0);
  const place = await placeOf(page);
  await page.locator(links).nth(link).click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await expect.poll(() => placeOf(page)).toBe(0);
  return place;
}

for (const [path, links] of [
  ['/group-tour', 'main article :is(h2, h3) a'],
  ['/blog', 'main li :is(h2, h3) a'],
] as const) {
  test(`Back and Forward lead to the place one came from (${path})`, async ({ page }) => {
    const place = await readAndFollow(page, path, links);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const further = await placeOf(page);
    expect(further).toBeGreaterThan(300);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await near(page, place);
    await page.goForward();
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    await near(page, further);
  });
}

test('a page that is loaded anew stays at its place', async ({ page }) => {
  await page.goto('/group-tour');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const place = await placeOf(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await near(page, place);
});

for (const [language, path, word] of [
  ['id', '/group-tour/17', 'Pilih'],
  ['en', '/en/booking/17', 'Choose'],
] as const) {
  test(`a departure is one control, which the word beside it presses too (${language})`, async ({ page }) => {
    await page.goto(path);
    const departures = page.locator('main').getByRole('radiogroup').first();
    const choose = departures.getByText(word, { exact: true }).first();
    await expect(departures.getByRole('button')).toHaveCount(0);
    const radio = page.locator(`[id="${await choose.getAttribute('for')}"]`);
    await choose.click();
    await expect(radio).toBeChecked();
    await expect(radio).toBeFocused();
  });
}
