import { findHorizontalOverflow } from '../../lab/accessibility/measure/reflow.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

test('the API reference fits a phone, asks no other origin, finds an operation and sends it for a member', async ({
  page,
}) => {
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
