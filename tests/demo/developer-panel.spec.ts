import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Developer panel' });

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Open the developer panel' }).click();
  const panel = panelOf(page);
  await expect(panel.getByLabel('Scenario')).toBeVisible();
  return panel;
}

const toggleSection = (page: Page, name: string) => panelOf(page).getByRole('heading', { name }).click();

test('one click signs in to an account, and the choice of a scenario ends the session', async ({ page }) => {
  await page.goto('/account');
  const panel = await openPanel(page);
  await toggleSection(page, 'Account');
  await panel.getByRole('button', { name: 'Sign in as Bima' }).click();
  await expect(panel.getByText('Signed in as Bima')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await panel.getByLabel('Scenario').selectOption('premium');
  // The database of a new scenario has no sessions.
  await expect(panel.getByText('Nobody is signed in.')).toBeVisible();
});

test('the panel stays open over a reload, and its fault affects the page and is in the log', async ({ page }) => {
  await page.goto('/group-tour/17');
  const panel = await openPanel(page);
  await toggleSection(page, 'Faults');
  await panel.getByLabel('Operation').selectOption('listItineraries');
  await panel.getByLabel('Status').fill('503');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect(panel.getByText('listItineraries: 503')).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(page.locator('#developer-panel [role="dialog"]:focus')).toHaveCount(0);
  await toggleSection(page, 'Departures of this tour');
  await toggleSection(page, 'Request log');
  await expect(panel.getByRole('listitem').filter({ hasText: 'listItineraries' }).first()).toContainText('503');
  await panel.getByRole('spinbutton', { name: 'Latency of every call, ms' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the developer panel' })).toBeFocused();
});

for (const width of [360, 1280]) {
  test(`the panel fits at ${width} px and is not printed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const panel = await openPanel(page);
    for (const name of ['Faults', 'Account', 'Outbox', 'Request log']) await toggleSection(page, name);
    const box = await panel.boundingBox();
    expect(box && [box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= 740]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const horizontalOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(horizontalOverflow)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(panel).toBeHidden();
  });
}
