import * as operations from '../../../sdk/src/generated/operations.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

test('the front page of the host links to the API reference, which requests no other origin', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto(host);
  await page.getByRole('link', { name: 'API reference' }).click();
  // The host builds the reference on the first request, and the page reloads itself afterwards.
  const introduction = page.getByText('Group tours, bookings and membership of Kelana.').first();
  await expect(introduction).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('Prefer: code=404').first()).toBeVisible();
  await page.goto(`${host}/docs#/tour/booktour`);
  await expect(page.getByText('bookTour', { exact: true }).first()).toBeVisible();

  const html = await (await page.request.get(`${host}/docs`)).text();
  expect(Object.keys(operations).filter((operationId) => !html.includes(`"\`${operationId}\`\\n`))).toEqual([]);
  const hostOrigin = new URL(host).origin;
  expect(requestedUrls.filter((url) => /^https?:/.test(url) && new URL(url).origin !== hostOrigin)).toEqual([]);
});
