import { operations } from '../../../sdk/generated/operations.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

test("the host's front page leads to the reference, which asks no other origin for anything", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(host);
  await page.getByRole('link', { name: 'API reference' }).click();
  // Made on its first request, and then the page comes again by itself.
  const introduction = page.getByText('Group tours, bookings and membership of Kelana.').first();
  await expect(introduction).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('Prefer: code=404').first()).toBeVisible();
  await page.goto(`${host}/docs#/tour/booktour`);
  await expect(page.getByText('bookTour', { exact: true }).first()).toBeVisible();

  const html = await (await page.request.get(`${host}/docs`)).text();
  expect(Object.keys(operations).filter((operationId) => !html.includes(`"\`${operationId}\`\\n`))).toEqual([]);
  expect(asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== new URL(host).origin)).toEqual([]);
});
