import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PATHS = ['/group-tour/17', '/group-tour?view=calendar', '/booking/17?step=1'];
const RANGE = /\d{2} \w{3} \d{4} - \d{2} \w{3} \d{4}/g;

/** Returns the dates that the content offers. */
async function datesOn(page: Page): Promise<string[]> {
  const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  return text.match(RANGE) ?? [];
}

for (const path of PATHS) {
  test(`${path} offers the same dates when the device's clock is years off`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(async () => (await datesOn(page)).length).toBeGreaterThan(0);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const dates = await datesOn(page);
    for (const time of ['2036-05-01T05:00:00Z', '2019-05-01T05:00:00Z']) {
      await page.clock.setFixedTime(time);
      // The page of the server has the dates too; the service is asked after hydration.
      const answer = page.waitForResponse(/\/v1\/modules\/tour\//);
      await page.reload();
      await answer;
      await expect.poll(() => datesOn(page)).toEqual(dates);
    }
  });
}
