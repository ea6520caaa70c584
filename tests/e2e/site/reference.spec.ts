import type { Page } from '@playwright/test';
import { scan } from '../../lab/accessibility/axe/scan.ts';
import { findHorizontalOverflow } from '../../lab/accessibility/measure/reflow.ts';
import { findSmallTargets } from '../../lab/accessibility/measure/targets.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

const operation = (page: Page, id: string) => page.locator(`article#${id}`);

/** Opens the form of an operation and sends it. */
async function send(page: Page, id: string): Promise<void> {
  const article = operation(page, id);
  const details = article.locator('details.try');
  if ((await details.getAttribute('open')) === null) await article.getByText('Try it', { exact: true }).click();
  await article.getByRole('button', { name: 'Send' }).click();
}

test('the front page of the host links to the API reference, which requests no other origin', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto(host);
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kelana service' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rate limits' })).toBeVisible();
  const hostOrigin = new URL(host).origin;
  expect(requestedUrls.filter((url) => /^https?:/.test(url) && new URL(url).origin !== hostOrigin)).toEqual([]);
});

test('an operation is found by its words and opened with Enter', async ({ page }) => {
  await page.goto(`${host}/docs`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('booking-history');
  await expect(page.getByRole('status').first()).toHaveText('1 result');
  await search.fill('bookings member');
  await expect(page.getByRole('link', { name: /^Bookings of the signed-in member/ })).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/docs#listBookings$/);
  await expect(operation(page, 'listBookings').getByRole('heading', { level: 3 })).toBeInViewport();
});

test('the call of a member is sent by a demo member, or with the token of a sign-in', async ({ page }) => {
  await page.goto(`${host}/docs#listBookings`);
  await send(page, 'listBookings');
  const bookings = operation(page, 'listBookings');
  await expect(bookings.getByRole('status')).toContainText('200 OK');
  await expect(bookings.locator('.result')).toContainText('"reservation_code"');

  await send(page, 'login');
  await expect(operation(page, 'login').locator('.result')).toContainText('"token"');
  await send(page, 'getProfile');
  await expect(operation(page, 'getProfile').getByLabel('Bearer token')).not.toHaveValue('');
  await expect(operation(page, 'getProfile').locator('.result')).toContainText('"firstName": "Ratna"');
});

test.describe('with a failure', () => {
  test.use({ expectsFailures: true });

  test('a documented failure can be chosen as the answer', async ({ page }) => {
    await page.goto(`${host}/docs#getTour`);
    await operation(page, 'getTour').getByText('Try it', { exact: true }).click();
    await operation(page, 'getTour').getByLabel('Answer').selectOption('code=404, example=unknown-tour');
    await send(page, 'getTour');
    await expect(operation(page, 'getTour').getByRole('status')).toContainText('404 Not Found');
  });
});

test('a choice of the SDK holds for the samples of all operations', async ({ page }) => {
  await page.goto(`${host}/docs#getTour`);
  await operation(page, 'getTour').getByRole('radio', { name: 'SDK' }).check();
  await expect(operation(page, 'getTour').getByText("service.call('getTour', { path: { id: 17 } })")).toBeVisible();
  await expect(operation(page, 'listRegionals').getByText("service.call('listRegionals')")).toBeVisible();
  await expect(operation(page, 'listRegionals').getByText("curl '")).toBeHidden();
});

test('the API reference is accessible and fits narrow and wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${host}/docs`);
  await operation(page, 'bookTour').getByText('Try it', { exact: true }).click();
  const faults = [...(await scan(page)), ...(await findSmallTargets(page))];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await findHorizontalOverflow(page)));
  }
  expect(faults).toEqual([]);
});
