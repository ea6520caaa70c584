import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Developer panel' });

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Open the developer panel' }).click();
  const panel = panelOf(page);
  await expect(panel.getByLabel('Scenario')).toBeVisible();
  return panel;
}

const fold = (page: Page, name: string) => panelOf(page).getByRole('heading', { name }).click();

test('an account is signed in with one click and its world is another after the choice of a scenario', async ({
  page,
}) => {
  await page.goto('/account');
  const panel = await openPanel(page);
  await fold(page, 'Account');
  await panel.getByRole('button', { name: 'Sign in as Bima' }).click();
  await expect(panel.getByText('Signed in as Bima')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await panel.getByLabel('Scenario').selectOption('premium');
  // A fresh world knows nobody who was signed in.
  await expect(panel.getByText('Nobody is signed in.')).toBeVisible();
});

test('the panel stays open over a reload, its fault hits the page and is in the log', async ({ page }) => {
  await page.goto('/group-tour/17');
  const panel = await openPanel(page);
  await fold(page, 'Faults');
  await panel.getByLabel('Operation').selectOption('listItineraries');
  await panel.getByLabel('Status').fill('503');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect(panel.getByText('listItineraries: 503')).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(page.locator('#developer-panel [role="dialog"]:focus')).toHaveCount(0);
  await fold(page, 'Departures of this tour');
  await fold(page, 'Request log');
  await expect(panel.getByRole('listitem').filter({ hasText: 'listItineraries' }).first()).toContainText('503');
  await panel.getByRole('spinbutton', { name: 'Latency of every call, ms' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the developer panel' })).toBeFocused();
});

for (const width of [360, 1280]) {
  test(`${width}: it fits, and paper has none of it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const panel = await openPanel(page);
    for (const name of ['Faults', 'Account', 'Outbox', 'Request log']) await fold(page, name);
    const box = await panel.boundingBox();
    expect(box && [box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= 740]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(panel).toBeHidden();
  });
}
