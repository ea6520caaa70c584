import { host } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, test } from '../support/test.ts';
import { controls } from '../support/world.ts';

test('the developer panel adds a fault by keyboard, logs the call that it hits, and removes it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${host}/panel`);
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('listItineraries');
  await page.getByRole('spinbutton', { name: 'Status' }).fill('503');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'listItineraries: status 503' })).toBeVisible();
  const tour = await context.newPage();
  await tour.goto('/group-tour/17');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^503 listItineraries/ })
      .first(),
  ).toBeVisible();
  await tour.close();
  await page.getByRole('button', { name: 'Remove the fault: listItineraries: status 503' }).press('Enter');
  await expect(page.getByText('No call is made to fail.')).toBeVisible();
  expect((await controls().status()).faults).toEqual([]);
  await expectNoHorizontalScroll(page);
});

test('the developer panel sets scenario, clock and delay, and changes a departure', async ({ page }) => {
  await page.goto(`${host}/panel`);
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('many-bookings');
  await page.getByRole('button', { name: 'Start it with fresh data' }).click();
  await expect(page.getByText('scenario many-bookings')).toBeVisible();
  await page.getByLabel('Days from today').fill('30');
  await page.keyboard.press('Enter');
  await page.getByLabel('Delay of every call').fill('20');
  await page.keyboard.press('Enter');
  await page.getByRole('spinbutton', { name: 'Tour' }).fill('17');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Departure' })).not.toHaveValue('');
  await page.getByLabel('Seats left').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Done/);
  const { scenario, offsetDays, latencyMs } = await controls().status();
  expect([scenario, offsetDays, latencyMs]).toEqual(['many-bookings', 30, 20]);
});
