import type { Page } from '@playwright/test';
import type { ControlClient } from '../../mocks/control/client.ts';
import { expect, test } from './test.ts';

/** Opens a page whose service has started, so that the console has its controls. */
async function openWithControls(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => 'kelana' in window);
}

test('a fault of the controls in the console affects the page after a reload and is in the log', async ({ page }) => {
  await openWithControls(page, '/group-tour/17');
  await page.evaluate(() => {
    const { kelana } = window as unknown as { kelana: ControlClient };
    return kelana.addFault({ operationId: 'listItineraries', status: 503 });
  });
  await openWithControls(page, '/group-tour/17');
  const statuses = () =>
    page.evaluate(async () => {
      const { kelana } = window as unknown as { kelana: ControlClient };
      return (await kelana.calls({ operationId: 'listItineraries' })).map(({ status }) => status);
    });
  await expect.poll(statuses).toContain(503);
});

test('a scenario of the controls in the console begins with fresh data', async ({ page }) => {
  await openWithControls(page, '/');
  const scenario = await page.evaluate(async () => {
    const { kelana } = window as unknown as { kelana: ControlClient };
    await kelana.reset('premium');
    return (await kelana.status()).scenario;
  });
  expect(scenario).toBe('premium');
});
