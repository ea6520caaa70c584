import { findHorizontalOverflow } from '../../lab/accessibility/measure/reflow.ts';
import { controls, host } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, test } from '../support/test.ts';

test('the developer panel sets a fault by keyboard, a scenario, clock, delay and seats, and logs calls', async ({
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

test('the API reference fits a phone, asks no other origin, finds and sends an operation', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(host);
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kelana service' })).toBeVisible();

  const send = async (id: string) => {
    const operation = page.locator(`[id$="-${id}"]`);
    await operation.getByRole('button', { name: /^(get|post) / }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    return operation.locator('.live-responses-table');
  };
  await expect(await send('login')).toContainText('"token"');
  await page.getByLabel('Search operations').fill('bookings member');
  await expect(page.locator('#operations-auth-login')).toBeHidden();
  await expect(await send('listBookings')).toContainText('"reservation_code"');
  expect([...origins]).toEqual([new URL(host).origin]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findHorizontalOverflow(page)).toEqual([]);
  }
});
